import {
  FormControlLabel,
  FormLabel,
  MenuItem,
  Radio,
  RadioGroup,
  Stack,
  TextField,
} from "@mui/material"
import { useRef, useState } from "react"
import { useNotify } from "react-admin"

import {
  type Verdict,
  cannedAnswers,
  objectionLength,
  verdicts,
} from "#domain/merit/rounds/objections.ts"

import { call } from "../api/call.ts"
import { DraftForm, typeInto } from "../kit/form/draft-form.tsx"
import { SubmitButton } from "../kit/form/form-state.tsx"
import type { Send } from "../kit/form/use-attempt.ts"
import { useConsoleLanguage } from "../kit/text/use-language.ts"
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
export function AnswerForm({ id }: { id: number }) {
  const text = useTexts()
  const { where, reload } = useProgramme()
  const notify = useNotify()
  const [verdict, setVerdict] = useState<Verdict>()
  const field = useRef<HTMLTextAreaElement>(null)
  const send: Send = async (typed) => {
    const given = { ...where, objection: id, verdict: verdict!, answer: typed("answer") }
    await call("POST /merit/:programme/objections/:objection", given)
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
