import { useGetIdentity, useListContext, usePermissions } from "react-admin"

import type { Role } from "#domain/staff/permissions.ts"
import type { ListedApplication } from "#server/features/applications/applications.ts"

import { call } from "../api/call.ts"
import { BulkDialog } from "../kit/dialog/bulk-dialog.tsx"
import { DialogButton } from "../kit/dialog/form-dialog.tsx"
import { PrintButton } from "../kit/dialog/print-form.tsx"
import { MineIcon, SeenIcon, StatusIcon } from "../kit/page/icons.tsx"
import { lazyPart } from "../kit/page/lazy-page.tsx"
import { BulkButton } from "../kit/table/bulk-button.tsx"
import { useText } from "../kit/text/use-language.ts"
import { usePermission } from "../permission.tsx"
import { assign } from "./actions.ts"
import { namedApplication } from "./named-application.ts"

const BulkStatusDialog = lazyPart(() =>
  import("./status/bulk-status-dialog.tsx").then((file) => file.BulkStatusDialog),
)

const whyNotSeen = ({ seen_at }: ListedApplication) =>
  seen_at ? "console.bulk.alreadySeen" : undefined

const seeBatch = async (batch: readonly ListedApplication[]) => {
  const ids = batch.map(({ id }) => id)
  const versions = await call("POST /applications/seen", { ids })
  return ids
    .filter((id) => !versions.includes(id))
    .map((id) => ({ id, reason: "console.bulk.unchanged" }))
}

function MarkSeenButton() {
  const t = useText()
  return (
    <DialogButton label="console.applications.markSeen" icon={<SeenIcon />}>
      {(close) => (
        <BulkDialog<ListedApplication>
          title={t("console.applications.markSeen")}
          action="console.applications.markSeen"
          labelOf={namedApplication}
          whyNot={whyNotSeen}
          run={seeBatch}
          onClose={close}
        />
      )}
    </DialogButton>
  )
}

/** Takes all selected applications that nobody works on. */
function TakeButton() {
  const { identity } = useGetIdentity()
  const me = identity?.fullName ?? null
  return (
    <BulkButton
      label="console.assign.take"
      icon={<MineIcon />}
      run={async (ids) => ({ changed: await assign(ids, { takes: true, from: null }) })}
      undo={async (ids) => ({ changed: await assign(ids, { takes: false, from: me }) })}
    />
  )
}

/** Changes the status of all selected applications whose workflow has that transition. */
function BulkStatusButton() {
  const { permissions: role } = usePermissions<Role>()
  if (!role) return null
  return (
    <DialogButton label="console.applications.changeStatus" icon={<StatusIcon />}>
      {(close) => <BulkStatusDialog role={role} onClose={close} />}
    </DialogButton>
  )
}

/** Prints the sheets of all selected applications, including those on other pages. */
function PrintSelected() {
  const { selectedIds, sort } = useListContext<ListedApplication>()
  return (
    <PrintButton
      path="/office/sheets"
      fields={{ codes: selectedIds.join(","), sort: sort.field, order: sort.order }}
      label="console.applications.printSelected"
    />
  )
}

/** Bulk actions on all selected applications, including those on other pages of the list. */
export function ApplicationBulkActions() {
  const may = usePermission()
  return (
    <>
      <PrintSelected />
      {may("applications.work") && (
        <>
          <TakeButton />
          <MarkSeenButton />
          <BulkStatusButton />
        </>
      )}
    </>
  )
}
