import type { ReactElement } from "react"
import { Menu as StandardMenu, useTranslate } from "react-admin"

import { ContentMenu } from "../content/content-resources.tsx"
import {
  CampusIcon,
  CounterIcon,
  FeesIcon,
  OperationsIcon,
  PrivacyIcon,
  SiteIcon,
  StatisticsIcon,
} from "../icons.tsx"
import { usePermission } from "../permission.tsx"

/** Pages of the console that are no lists of records, with the message keys of their names. */
const pages = {
  counter: { to: "/counter", label: "console.counter.title", can: "applications.read" },
  report: { to: "/report", label: "console.report.title", can: "report.read" },
  merit: { to: "/merit", label: "console.merit.title", can: "merit.read" },
  fees: { to: "/fees", label: "console.fees.ofDay", can: "fees.read" },
  privacy: { to: "/privacy", label: "console.privacy.title", can: "privacy.answer" },
  operations: { to: "/operations", label: "console.operations.title", can: "operations.read" },
} as const

/** The pages that the member of staff may open. */
export const usePages = () => {
  const may = usePermission()
  return Object.values(pages).filter(({ can }) => may(can))
}

function PageItem({ page, icon }: { page: keyof typeof pages; icon: ReactElement }) {
  const translate = useTranslate()
  const may = usePermission()
  const { to, label, can } = pages[page]
  if (!may(can)) return null
  return <StandardMenu.Item to={to} primaryText={translate(label)} leftIcon={icon} />
}

/** Menu of the permitted pages, and a link to the public site. */
export function Menu() {
  const translate = useTranslate()
  return (
    <StandardMenu>
      <StandardMenu.DashboardItem />
      <PageItem page="counter" icon={<CounterIcon />} />
      <StandardMenu.ResourceItem name="applications" />
      <PageItem page="merit" icon={<CampusIcon />} />
      <PageItem page="fees" icon={<FeesIcon />} />
      <StandardMenu.ResourceItem name="students" />
      <StandardMenu.ResourceItem name="messages" />
      <ContentMenu />
      <StandardMenu.ResourceItem name="staff" />
      <StandardMenu.ResourceItem name="audit" />
      <PageItem page="report" icon={<StatisticsIcon />} />
      <PageItem page="privacy" icon={<PrivacyIcon />} />
      <PageItem page="operations" icon={<OperationsIcon />} />
      <StandardMenu.Item
        to="/"
        component="a"
        href="/"
        target="_blank"
        primaryText={translate("console.college")}
        leftIcon={<SiteIcon />}
      />
    </StandardMenu>
  )
}
