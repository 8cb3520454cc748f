import { FormControlLabel, Switch, Typography, Box, type Theme, useMediaQuery } from "@mui/material"
import { DataTable, SelectField, useRecordContext } from "react-admin"

import type { StaffMember } from "#server/features/staff/staff.ts"

import { call } from "../api/call.ts"
import { useCall } from "../api/use-request.ts"
import { useAttempt } from "../kit/form/use-attempt.ts"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { Panel } from "../kit/page/panel.tsx"
import { RecordLink, denseTable } from "../kit/table/dense-table.tsx"
import { ListPage } from "../kit/table/list-page.tsx"
import { PhoneList } from "../kit/table/phone-list.tsx"
import { Tag } from "../kit/table/tag.tsx"
import { useText } from "../kit/text/use-language.ts"
import { usePermission } from "../permission.tsx"
import { InviteButton, OpenLinks } from "./links.tsx"
import { roleChoices } from "./staff-edit.tsx"

/** Whether administrators and officers must have a second factor. Administrators change it. */
function SecondFactorRule() {
  const t = useText()
  const may = usePermission()
  const { data, refetch } = useCall("GET /staff/second-factor-rule")
  const { attempt, failure, isRunning } = useAttempt()
  if (!data) return null
  const change = () =>
    attempt(async () => {
      await call("PUT /staff/second-factor-rule", { isRequired: !data.isRequired })
      await refetch()
    })
  return (
    <Panel title="console.account.secondFactor" sx={{ mt: 2 }}>
      <FormControlLabel
        control={
          <Switch
            checked={data.isRequired}
            disabled={isRunning || !may("settings.edit")}
            onChange={() => void change()}
          />
        }
        label={t("console.staff.factorRequired")}
      />
      <Typography color="textSecondary">{t("console.staff.factorRequiredHint")}</Typography>
      <ErrorAlert text={failure?.message} />
    </Panel>
  )
}

const addressOf = ({ id }: StaffMember) => `/staff/${encodeURIComponent(id)}`

function Status({ isDisabled }: Pick<StaffMember, "isDisabled">) {
  const t = useText()
  return (
    <Tag tone={isDisabled ? "over" : "good"}>
      {t(`resources.students.statuses.${isDisabled ? "disabled" : "active"}`)}
    </Tag>
  )
}

function Below() {
  const t = useText()
  const member = useRecordContext<StaffMember>()
  if (!member) return null
  const { email, role, isDisabled } = member
  return (
    <>
      {t(`console.roles.${role}`)} · {email} {isDisabled && <Status isDisabled />}
    </>
  )
}

function Lines() {
  return (
    <PhoneList<StaffMember> addressOf={addressOf} primary={({ name }) => name}>
      <Below />
    </PhoneList>
  )
}

/** An address is read whole. */
const staffTable = { ...denseTable, "& .MuiTableCell-root.column-email": { maxWidth: "24em" } }

function Columns() {
  const t = useText()
  return (
    <DataTable<StaffMember> bulkActionButtons={false} rowClick="edit" sx={staffTable}>
      <DataTable.Col<StaffMember>
        source="name"
        disableSort
        render={(member) => <RecordLink to={addressOf(member)}>{member.name}</RecordLink>}
      />
      <DataTable.Col source="email" disableSort />
      <DataTable.Col source="role" disableSort>
        <SelectField source="role" choices={roleChoices} />
      </DataTable.Col>
      <DataTable.Col<StaffMember>
        source="hasSecondFactor"
        disableSort
        render={({ hasSecondFactor }) => t(`ra.boolean.${hasSecondFactor}`)}
      />
      <DataTable.Col<StaffMember>
        source="status"
        disableSort
        render={({ isDisabled }) => <Status isDisabled={isDisabled} />}
      />
    </DataTable>
  )
}

/** Everybody who may sign in, and below the links that are still open. */
export function StaffList() {
  const may = usePermission()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"))
  return (
    <ListPage
      perPage={100}
      actions={may("staff.edit") && <InviteButton />}
      below={
        <Box sx={{ mt: 2 }}>
          <OpenLinks />
          <SecondFactorRule />
        </Box>
      }
    >
      {isPhone ? <Lines /> : <Columns />}
    </ListPage>
  )
}
