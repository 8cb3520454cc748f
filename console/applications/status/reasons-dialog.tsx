import { Box, Button, TextField, Typography } from "@mui/material"
import { useQueryClient } from "@tanstack/react-query"
import { type SyntheticEvent, useState } from "react"

import { type CannedReasons, cannedLimits } from "#domain/applications/canned-reasons.ts"

import { call } from "../../api/call.ts"
import { queryKeyOf } from "../../api/use-request.ts"
import { FormDialog } from "../../kit/dialog/form-dialog.tsx"
import { TextButton } from "../../kit/dialog/text-button.tsx"
import { DraftStatus } from "../../kit/form/draft-form.tsx"
import { useAttempt } from "../../kit/form/use-attempt.ts"
import { useKeptValues } from "../../kit/form/use-draft.ts"
import { ErrorAlert } from "../../kit/page/error-alert.tsx"
import { useText, useTextOfKey } from "../../kit/text/use-language.ts"
import type { StoredReasons } from "./reason-picker.tsx"

type Kind = keyof CannedReasons
type Sentence = CannedReasons[Kind][number]

interface SentenceRowProps {
  /** Its place, from 0. */
  at: number
  sentence: Sentence
  errorOf: (language: keyof Sentence) => string | undefined
  onChange: (part: Partial<Sentence>) => void
  onRemove: () => void
}

const rowStyle = {
  display: "grid",
  gap: 1,
  mb: 1.5,
  gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr auto" },
  alignItems: "start",
}

/** A sentence in both languages, with a button that removes it. */
function SentenceRow({ at, sentence, errorOf, onChange, onRemove }: SentenceRowProps) {
  const t = useText()
  const textOfKey = useTextOfKey()
  const number = at + 1
  return (
    <Box sx={rowStyle}>
      {(["hi", "en"] as const).map((language) => {
        const error = errorOf(language)
        return (
          <TextField
            key={language}
            multiline
            label={t(`console.reasons.${language}`, { number })}
            value={sentence[language]}
            error={error !== undefined}
            helperText={error && textOfKey(error)}
            onChange={(event) => onChange({ [language]: event.target.value })}
            slotProps={{ htmlInput: { lang: language, maxLength: cannedLimits.length } }}
          />
        )
      })}
      <Button
        color="error"
        aria-label={t("console.reasons.removeOne", { number })}
        onClick={onRemove}
      >
        {t("ra.action.remove")}
      </Button>
    </Box>
  )
}

interface SentencesProps {
  kind: Kind
  sentences: readonly Sentence[]
  errors: Record<string, string>
  onChange: (sentences: Sentence[]) => void
}

/** The sentences of one kind. */
function Sentences({ kind, sentences, errors, onChange }: SentencesProps) {
  const t = useText()
  const change = (at: number, part: Partial<Sentence>) =>
    onChange(sentences.map((each, index) => (index === at ? { ...each, ...part } : each)))
  return (
    <Box component="section" sx={{ mb: 2 }}>
      <Typography variant="subtitle1" component="h3" gutterBottom>
        {t(`console.reasons.${kind}`)}
      </Typography>
      {sentences.map((sentence, index) => (
        <SentenceRow
          // oxlint-disable-next-line react/no-array-index-key -- a sentence is identified by its place only, and its field is controlled
          key={index}
          at={index}
          sentence={sentence}
          errorOf={(language) => errors[`${kind}.${index}.${language}`]}
          onChange={(part) => change(index, part)}
          onRemove={() => onChange(sentences.filter((_each, at) => at !== index))}
        />
      ))}
      {sentences.length < cannedLimits.count && (
        <TextButton
          label="console.reasons.add"
          variant="outlined"
          onClick={() => onChange([...sentences, { en: "", hi: "" }])}
        />
      )}
    </Box>
  )
}

interface ReasonsDialogProps {
  reasons: StoredReasons
  onClose: () => void
}

/** Edits the sentences that all staff choose from. */
export function ReasonsDialog({ reasons, onClose }: ReasonsDialogProps) {
  const t = useText()
  const queries = useQueryClient()
  const { attempt, failure, errors, isRunning } = useAttempt()
  const { version, ...stored } = reasons
  const [edited, setEdited] = useState<CannedReasons>(stored)
  const isChanged = JSON.stringify(edited) !== JSON.stringify(stored)
  const draft = useKeptValues(`reasons/${version}`, isChanged, {
    values: edited,
    restore: setEdited,
    reset: () => setEdited(stored),
  })
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    event.stopPropagation()
    void attempt(async () => {
      await call("PUT /reasons", { data: edited, expectedVersion: version })
      await draft.remove()
      await queries.invalidateQueries({ queryKey: queryKeyOf("GET /reasons") })
      onClose()
    })
  }
  return (
    <FormDialog
      title={t("console.reasons.title")}
      maxWidth="md"
      onClose={onClose}
      onSubmit={save}
      noValidate
      ignoresBackdrop={isChanged}
      submit={{ label: "ra.action.save", disabled: isRunning || !isChanged }}
    >
      <Typography gutterBottom>{t("console.reasons.lead")}</Typography>
      {(["questions", "documents"] as const).map((kind) => (
        <Sentences
          key={kind}
          kind={kind}
          sentences={edited[kind]}
          errors={errors}
          onChange={(sentences) => setEdited({ ...edited, [kind]: sentences })}
        />
      ))}
      <DraftStatus state={draft.state} onDiscard={draft.discard} />
      <ErrorAlert text={failure?.message} />
    </FormDialog>
  )
}
