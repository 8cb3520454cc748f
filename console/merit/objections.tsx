import {
  FormControlLabel,
  FormLabel,
  MenuItem,
  Radio,
  RadioGroup,
  Stack,
  TextField,
  Card,
  Chip,
  Link,
  Typography,
} from "@mui/material"
import { useRef, useState } from "react"
import { useNotify } from "react-admin"
import { Link as RouterLink } from "react-router-dom"

import { claimLabel } from "#domain/applications/form/field-labels.ts"
import {
  type Verdict,
  cannedAnswers,
  objectionLength,
  verdicts,
  indexTopic,
} from "#domain/merit/rounds/objections.ts"
import type { MeritView } from "#server/features/merit/merit.ts"

import { call } from "../api/call.ts"
import { useFormatDateTime } from "../kit/day/date-field.tsx"
import { DraftForm, typeInto } from "../kit/form/draft-form.tsx"
import { SubmitButton } from "../kit/form/form-state.tsx"
import type { Send } from "../kit/form/use-attempt.ts"
import { Panel } from "../kit/page/panel.tsx"
import { useConsoleLanguage } from "../kit/text/use-language.ts"
import { usePermission } from "../permission.tsx"
import { useProgramme } from "./use-programme.ts"
import { Failure, useTexts } from "./use-texts.tsx"

interface VerdictFieldProps {
  id: number
  value: Verdict | undefined
  onChange: (verdict: Verdict) => void
}

function VerdictField({ id, value, onChange }: VerdictFieldProps) {
  const text = useTexts()
  return (
    <>
      <FormLabel id={`verdict-${id}`} required>
        {text("verdict")}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={`verdict-${id}`}
        value={value ?? ""}
        onChange={(_event, chosen) => onChange(chosen as Verdict)}
      >
        {verdicts.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio slotProps={{ input: { required: true } }} />}
            label={text(`verdicts.${one}`)}
          />
        ))}
      </RadioGroup>
    </>
  )
}

interface SentenceSelectProps {
  id: number
  verdict: Verdict | undefined
  onChoose: (sentence: string) => void
}

/** Canned sentences for a verdict; the chosen one is put in with both languages. */
function SentenceSelect({ id, verdict, onChoose }: SentenceSelectProps) {
  const text = useTexts()
  const language = useConsoleLanguage()
  const sentences = verdict ? cannedAnswers[verdict] : []
  const choose = (place: number) => {
    const { en, hi } = sentences[place]!
    onChoose(`${hi} / ${en}`)
  }
  return (
    <TextField
      select
      id={`sentence-${id}`}
      label={text("sentence")}
      value=""
      disabled={!verdict}
      onChange={({ target }) => choose(Number(target.value))}
    >
      {sentences.map((sentence, place) => (
        <MenuItem key={sentence.en} value={place} sx={{ whiteSpace: "normal" }}>
          {sentence[language]}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** Decides an objection, with a text in both languages that can begin with a canned sentence. */
function AnswerForm({ id }: { id: number }) {
  const text = useTexts()
  const { where, reload } = useProgramme()
  const notify = useNotify()
  const [verdict, setVerdict] = useState<Verdict>()
  const field = useRef<HTMLTextAreaElement>(null)
  const send: Send = async (textOf) => {
    const decision = { ...where, objection: id, verdict: verdict!, answer: textOf("answer") }
    await call("POST /merit/:programme/objections/:objection", decision)
    notify(text("objectionAnswered"), { type: "success" })
    await reload()
  }
  const insert = (sentence: string) =>
    typeInto(field.current!, [field.current!.value, sentence].filter(Boolean).join("\n"))
  return (
    <DraftForm draft={`merit-objection/${id}`} send={send}>
      <Stack spacing={1}>
        <VerdictField id={id} value={verdict} onChange={setVerdict} />
        <SentenceSelect id={id} verdict={verdict} onChoose={insert} />
        <TextField
          id={`answer-${id}`}
          name="answer"
          label={text("answerText")}
          inputRef={field}
          multiline
          minRows={2}
          required
          slotProps={{ htmlInput: { maxLength: objectionLength } }}
        />
        <Failure />
        <SubmitButton variant="contained" sx={{ alignSelf: "start" }}>
          {text("sendAnswer")}
        </SubmitButton>
      </Stack>
    </DraftForm>
  )
}

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
