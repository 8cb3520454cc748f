import { Box, Button, Typography } from "@mui/material"
import { Title, useGetIdentity, useNotify, usePermissions } from "react-admin"
import { Link } from "react-router-dom"

import type { Role } from "#domain/staff/permissions.ts"

import { useCall } from "../api/use-request.ts"
import { keyList } from "../kit/keys/key-list.ts"
import { KeyRows } from "../kit/keys/key-rows.tsx"
import { focusContent } from "../kit/page/lazy-page.tsx"
import { Panel } from "../kit/page/panel.tsx"
import { listAddress } from "../kit/table/filters.ts"
import { useText } from "../kit/text/use-language.ts"
import { firstKeys, tasksOf } from "./tasks.ts"
import { useFirstDayTexts } from "./texts.ts"
import { useSeenFirstDay } from "./use-seen.ts"

const gridStyle = {
  display: "grid",
  gridTemplateColumns: { sm: "1fr 1fr", lg: "1fr 1fr 1fr" },
  columnGap: 4,
  rowGap: 1.5,
  listStyle: "none",
  m: 0,
  mt: 1,
  p: 0,
}

const linkStyle = { display: "inline-block", fontWeight: 600, py: { xs: 1.25, sm: 0.25 } }

/** What a member of staff does here, with links to the pages. */
function Tasks({ role }: { role: Role }) {
  const text = useFirstDayTexts()
  const { data: site } = useCall("GET /college-start")
  return (
    <Box component="ul" sx={gridStyle}>
      {tasksOf(role, site).map(({ name, to, list }) => (
        <li key={name}>
          <Box component={Link} to={list ? listAddress(to, { list }) : to} sx={linkStyle}>
            {text(`tasks.${name}.title`)}
          </Box>
          {name === "sample" && site && ` (${text("count", { count: site.left })})`}
          <Typography variant="body2" color="textSecondary">
            {text(`tasks.${name}.what`)}
          </Typography>
        </li>
      ))}
    </Box>
  )
}

/** Not on a phone, which has no keys. */
function FirstKeys({ role }: { role: Role }) {
  const text = useFirstDayTexts()
  const known = firstKeys.filter(({ roles }) => roles.includes(role)).map(({ does }) => does)
  const shown = keyList.filter(({ does }) => known.includes(does))
  return (
    <Panel title={{ text: text("keys") }} sx={{ "@media (pointer: coarse)": { display: "none" } }}>
      <KeyRows rows={shown} />
    </Panel>
  )
}

const helps = ["helpMenu", "helpSearch", "helpUndo", "helpPeople"] as const

function Help() {
  const text = useFirstDayTexts()
  return (
    <Panel title={{ text: text("help") }}>
      <Box component="ul" sx={{ m: 0, pl: 2.5, "& li": { mb: 1 } }}>
        {helps.map((help) => (
          <li key={help}>{text(help)}</li>
        ))}
      </Box>
    </Panel>
  )
}

/** The tasks of the role, with the name of the member. */
function Welcome({ role }: { role: Role }) {
  const text = useFirstDayTexts()
  const t = useText()
  const { identity } = useGetIdentity()
  if (!identity) return null
  return (
    <Panel title={{ text: text("welcome", { name: identity.fullName ?? "" }) }}>
      <Typography>{text("role", { role: t(`console.roles.${role}`) })}</Typography>
      <Tasks role={role} />
    </Panel>
  )
}

/** Above the dashboard until the member hides it. */
export function FirstDayPart() {
  const text = useFirstDayTexts()
  const notify = useNotify()
  const { permissions: role } = usePermissions<Role>()
  const { hide } = useSeenFirstDay()
  if (!role) return null
  const close = () => {
    hide()
    notify(text("hidden"))
    // The button is gone: the keyboard goes on with the dashboard.
    focusContent()
  }
  return (
    <Box sx={{ mt: 2 }}>
      <Welcome role={role} />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, my: 1 }}>
        <Button variant="outlined" onClick={close}>
          {text("hide")}
        </Button>
        <Button component={Link} to="/first-day">
          {text("more")}
        </Button>
      </Box>
    </Box>
  )
}

/** The page for the first day, which can be opened again at any time. */
export function FirstDayPage() {
  const { permissions: role } = usePermissions<Role>()
  return (
    <Box sx={{ my: 2, display: "grid", gap: 2 }}>
      <Title title="console.firstDay.title" />
      {role && (
        <>
          <Welcome role={role} />
          <Box sx={{ display: "grid", gridTemplateColumns: { md: "1fr 1fr" }, gap: 4 }}>
            <FirstKeys role={role} />
            <Help />
          </Box>
        </>
      )}
    </Box>
  )
}
