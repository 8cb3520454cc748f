import { Alert, Box, Stack, Typography } from "@mui/material"
import { useQueryClient } from "@tanstack/react-query"
import { Title } from "react-admin"
import { useParams } from "react-router-dom"

import { confidentialCategories } from "#domain/grievances/grievance-fields.ts"
import {
  actNames,
  categoryNames,
  type GrievanceOutcome,
  outcomeNames,
} from "#domain/grievances/grievance-names.ts"
import type { StaffGrievance } from "#server/features/grievances/grievances.ts"

import { queryKeyOf, useCall } from "../api/use-request.ts"
import { useFormatDateTime, useFormatDay } from "../kit/day/date-field.tsx"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { OnPaper } from "../kit/page/on-paper.tsx"
import { Panel } from "../kit/page/panel.tsx"
import { Waiting } from "../kit/page/waiting.tsx"
import { useConsoleLanguage } from "../kit/text/use-language.ts"
import { usePermission } from "../permission.tsx"
import { useActorName } from "../record/actor-name.tsx"
import { ActButtons } from "./act-buttons.tsx"
import { StateTag } from "./grievance-list.tsx"
import { useGrievanceTexts } from "./texts.ts"

const written = { whiteSpace: "pre-line", overflowWrap: "anywhere" }

function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <Box
      component="dl"
      sx={{ display: "grid", gridTemplateColumns: { sm: "max-content 1fr" }, columnGap: 2, m: 0 }}
    >
      {facts
        .filter(([, value]) => value !== "")
        .map(([name, value]) => (
          <Box key={name} sx={{ display: "contents" }}>
            <Box component="dt" sx={{ color: "text.secondary" }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, mb: 0.5, ...written }}>
              {value}
            </Box>
          </Box>
        ))}
    </Box>
  )
}

function About({ grievance }: { grievance: StaffGrievance }) {
  const text = useGrievanceTexts()
  const language = useConsoleLanguage()
  const when = useFormatDateTime()
  const dayOf = useFormatDay()
  const { category, name, mobile, email, address, reference } = grievance
  const { at, due_on, outcome, responsible_id, events } = grievance
  const assigned = events.findLast(({ kind }) => kind === "assigned")?.detail
  return (
    <Panel title={{ text: grievance.id }} action={<StateTag {...grievance} />}>
      <Facts
        facts={[
          [text("category"), categoryNames[category][language]],
          [text("received"), when(at)],
          [text("due"), dayOf(due_on)],
          [text("responsible"), (responsible_id && assigned) || text("nobody")],
          [text("close.outcome"), outcome ? outcomeNames[outcome][language] : ""],
          [text("from"), name || text("anonymous")],
          [text("mobile"), mobile],
          [text("email"), email],
          [text("address"), address],
          [text("reference"), reference],
        ]}
      />
      <Typography variant="subtitle1" component="h3" sx={{ mt: 1 }}>
        {text("text")}
      </Typography>
      <Typography sx={written}>{grievance.text}</Typography>
    </Panel>
  )
}

function History({ events }: Pick<StaffGrievance, "events">) {
  const text = useGrievanceTexts()
  const language = useConsoleLanguage()
  const when = useFormatDateTime()
  const dayOf = useFormatDay()
  const actorOf = useActorName()
  const detailOf = ({ kind, detail }: StaffGrievance["events"][number]) => {
    if (kind === "closed") return outcomeNames[detail as GrievanceOutcome][language]
    if (kind === "received" || kind === "reopened") return `${text("due")} ${dayOf(detail)}`
    return detail
  }
  return (
    <Panel title={{ text: text("history") }}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {events.map((event) => (
          <Box
            component="li"
            key={event.id}
            sx={{ py: 1, borderTop: 1, borderColor: "divider", ...written }}
          >
            <strong>{actNames[event.kind][language]}</strong> {detailOf(event)}
            <Typography variant="body2" color="text.secondary">
              {when(event.at)}, {actorOf(event.actor)}
            </Typography>
            {event.text}
          </Box>
        ))}
      </Box>
    </Panel>
  )
}

/** A grievance with everything that happened to it. */
export function GrievanceShow() {
  const text = useGrievanceTexts()
  const may = usePermission()
  const records = useQueryClient()
  const { id = "" } = useParams()
  const { data: grievance, error } = useCall("GET /grievances/:id", { id })
  const showChanged = (changed: StaffGrievance) => {
    records.setQueryData(queryKeyOf("GET /grievances/:id", { id }), changed)
    void records.invalidateQueries({ queryKey: ["grievances"] })
    void records.invalidateQueries({ queryKey: queryKeyOf("GET /grievances/counts") })
  }
  const isConfidential = confidentialCategories.some((one) => one === grievance?.category)
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <Title title={id} />
      <OnPaper heading={id} />
      <ErrorAlert text={error?.message} />
      {!grievance && !error && <Waiting />}
      {grievance && (
        <>
          {isConfidential && <Alert severity="warning">{text("confidential")}</Alert>}
          {may("grievances.act") && <ActButtons grievance={grievance} onDone={showChanged} />}
          <About grievance={grievance} />
          <Typography color="text.secondary">{text("page")}</Typography>
          <History events={grievance.events} />
        </>
      )}
    </Stack>
  )
}
