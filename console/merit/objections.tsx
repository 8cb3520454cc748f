import { Card, Chip, Link, Stack, Typography } from "@mui/material"
import { Link as RouterLink } from "react-router-dom"

import { claimLabel } from "#domain/applications/form/field-labels.ts"
import { indexTopic } from "#domain/merit/rounds/objections.ts"
import type { MeritView } from "#server/features/merit/merit.ts"

import { useFormatDateTime } from "../kit/day/date-field.tsx"
import { Panel } from "../kit/page/panel.tsx"
import { useConsoleLanguage } from "../kit/text/use-language.ts"
import { usePermission } from "../permission.tsx"
import { AnswerForm } from "./answer-form.tsx"
import { useProgramme } from "./use-programme.ts"
import { useTexts } from "./use-texts.tsx"

type Objection = MeritView["objections"][number]

const lines = { whiteSpace: "pre-line", overflowWrap: "anywhere" } as const

function Answer({ objection }: { objection: Objection }) {
  const text = useTexts()
  const when = useFormatDateTime()
  const { verdict, answer, answeredAt, answeredBy } = objection
  if (!verdict || !answeredAt) return null
  const slots = { verdict: text(`verdicts.${verdict}`), at: when(answeredAt), by: answeredBy ?? "" }
  return (
    <>
      <Typography sx={lines}>{answer}</Typography>
      <Typography variant="body2" color="textSecondary">
        {text("answeredBy", slots)}
      </Typography>
    </>
  )
}

function ObjectionCard({ objection }: { objection: Objection }) {
  const text = useTexts()
  const language = useConsoleLanguage()
  const may = usePermission()
  const when = useFormatDateTime()
  const { code, name, number, topic, text: written, madeAt, verdict } = objection
  const label = topic === indexTopic ? text("theIndex") : claimLabel(topic, language)
  return (
    <Card component="article" variant="outlined" sx={{ p: 2 }}>
      <Stack spacing={1}>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
          <Typography variant="subtitle1" component="h3">
            {name || code}
          </Typography>
          {verdict && <Chip size="small" label={text(`verdicts.${verdict}`)} />}
          <Link component={RouterLink} to={`/applications/${code}/show`}>
            {text("openRecord")}
          </Link>
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {text("objectionTo", { number, at: when(madeAt), topic: label })}
        </Typography>
        <Typography sx={lines}>{written}</Typography>
        <Answer objection={objection} />
        {!verdict && may("merit.decide") && <AnswerForm id={objection.id} />}
      </Stack>
    </Card>
  )
}

/** The objections to the lists of a programme: the open ones first, which the officer answers. */
export function Objections() {
  const text = useTexts()
  const { objections } = useProgramme().view
  const open = objections.filter(({ verdict }) => !verdict)
  const answered = objections.filter(({ verdict }) => verdict)
  return (
    <Panel title={{ text: text("objections") }}>
      <Stack spacing={2}>
        <Typography color="textSecondary">
          {text(objections.length > 0 ? "objectionHint" : "noObjections")}
        </Typography>
        {/* The oldest open one has waited longest. */}
        {[...open.toReversed(), ...answered].map((objection) => (
          <ObjectionCard key={objection.id} objection={objection} />
        ))}
      </Stack>
    </Panel>
  )
}
