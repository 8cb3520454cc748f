import { Menu as StandardMenu, useTranslate } from "react-admin"

import { ContentMenu } from "./content/content-resources.tsx"
import { CounterIcon, FeesIcon, OperationsIcon, PrivacyIcon, SiteIcon } from "./icons.tsx"
import { usePermission } from "./permission.tsx"

/** Menu of the permitted pages, and a link to the public site. */
export function Menu() {
  const translate = useTranslate()
  const may = usePermission()
  return (
    <StandardMenu>
      <StandardMenu.DashboardItem />
      {may("applications.read") && (
        <StandardMenu.Item
          to="/counter"
          primaryText={translate("console.counter.title")}
          leftIcon={<CounterIcon />}
        />
      )}
      <StandardMenu.ResourceItem name="applications" />
      {may("fees.read") && (
        <StandardMenu.Item
          to="/fees"
          primaryText={translate("console.fees.ofDay")}
          leftIcon={<FeesIcon />}
        />
      )}
      <StandardMenu.ResourceItem name="students" />
      <StandardMenu.ResourceItem name="messages" />
      <ContentMenu />
      <StandardMenu.ResourceItem name="staff" />
      <StandardMenu.ResourceItem name="audit" />
      {may("privacy.answer") && (
        <StandardMenu.Item
          to="/privacy"
          primaryText={translate("console.privacy.title")}
          leftIcon={<PrivacyIcon />}
        />
      )}
      {may("operations.read") && (
        <StandardMenu.Item
          to="/operations"
          primaryText={translate("console.operations.title")}
          leftIcon={<OperationsIcon />}
        />
      )}
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
