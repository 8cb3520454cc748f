import { useListContext, useTranslate } from "react-admin"

import { type WorkList, workListNames } from "#domain/applications/work-lists.ts"
import type { WorkListCounts } from "#server/features/applications/applications.ts"

import { useRead } from "../../api/use-request.ts"
import { listAddress } from "../../lists/filters.ts"
import { LinkTab, LinkTabs } from "../../lists/link-tabs.tsx"

/** Also the query key, which a refresh of the page reads again. */
const countsPath = "/applications/work-lists"

function WorkListTab({ name, count }: { name: WorkList | "all"; count: number | undefined }) {
  const translate = useTranslate()
  const { filterValues } = useListContext()
  // A tab keeps the other filters, but not another status.
  const { list, status: _status, ...others } = filterValues
  return (
    <LinkTab
      to={listAddress("/applications", name === "all" ? others : { ...others, list: name })}
      label={translate(`console.workLists.${name}`)}
      isCurrent={(list ?? "all") === name}
      count={count}
    />
  )
}

/** The work lists as links with the number of applications in each, without regard to other filters. */
export function WorkListTabs() {
  const translate = useTranslate()
  const { filterValues } = useListContext()
  const session = typeof filterValues["session"] === "string" ? filterValues["session"] : ""
  const path = session ? `${countsPath}?${new URLSearchParams({ session })}` : countsPath
  const { data } = useRead<WorkListCounts>(path, { refetchInterval: 60_000 })
  return (
    <LinkTabs label={translate("console.workLists.title")}>
      {[...workListNames, "all" as const].map((name) => (
        <WorkListTab key={name} name={name} count={data?.[name]} />
      ))}
    </LinkTabs>
  )
}
