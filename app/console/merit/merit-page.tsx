import { MenuItem, Stack, TextField } from "@mui/material"
import { useState } from "react"
import { Title } from "react-admin"

import type { MeritView } from "#server/features/merit/merit.ts"

import { useAdmissionSession } from "../admission-sessions.ts"
import { ErrorAlert } from "../error-alert.tsx"
import { Allowed, usePermission } from "../permission.tsx"
import { useRead } from "../use-request.ts"
import { ListsPanel } from "./lists-panel.tsx"
import { NextList } from "./next-list.tsx"
import { Offers } from "./offers.tsx"
import { RulePanel } from "./rule-panel.tsx"
import { useTexts } from "./use-texts.ts"

interface ProgrammeProps {
  session: string
  code: string
  seats: number
}

/** The rule, the next list, the published lists and the offers of one programme. */
function Programme({ session, code, seats }: ProgrammeProps) {
  const may = usePermission()
  const base = `/merit/${encodeURIComponent(code)}`
  const query = `?${new URLSearchParams({ session })}`
  const path = (action: string) => `${base}/${action}${query}`
  const { data, error, refetch } = useRead<MeritView>(base + query)
  if (!data) return <ErrorAlert text={error?.message} />
  const { rules, rounds, offers } = data
  const last = rounds.findLast(({ withdrawn_at }) => withdrawn_at === null)
  const shared = { path, reload: refetch }
  const isSigned = rules.some(({ signed_at }) => signed_at !== null)
  return (
    <>
      <RulePanel key={rules[0]?.changed_at} rules={rules} seats={seats} {...shared} />
      {isSigned && may("merit.decide") && <NextList {...shared} />}
      {rounds.length > 0 && <ListsPanel rounds={rounds} {...shared} />}
      {last && <Offers key={last.id} number={last.number} offers={offers} {...shared} />}
    </>
  )
}

function Page() {
  const text = useTexts()
  const session = useAdmissionSession()
  const [chosen, setChosen] = useState("")
  const programmes = session?.programmes ?? []
  const programme = programmes.find(({ code }) => code === chosen) ?? programmes[0]
  if (!session || !programme) return null
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <Title title="console.merit.title" />
      <TextField
        select
        label={text("programme")}
        value={programme.code}
        onChange={({ target }) => setChosen(target.value)}
        sx={{ minWidth: 200, alignSelf: "start" }}
      >
        {programmes.map(({ code }) => (
          <MenuItem key={code} value={code}>
            {code}
          </MenuItem>
        ))}
      </TextField>
      <Programme
        key={programme.code}
        session={session.label}
        code={programme.code}
        seats={programme.seats ?? 60}
      />
    </Stack>
  )
}

/** Merit lists of the open session, programme by programme. */
export function MeritPage() {
  return (
    <Allowed to="merit.read" title="console.merit.title">
      <Page />
    </Allowed>
  )
}
