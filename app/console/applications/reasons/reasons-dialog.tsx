import { Box, Button, TextField, Typography } from "@mui/material"
import { useQueryClient } from "@tanstack/react-query"
import { type SyntheticEvent, useEffect, useState } from "react"
import { useTranslate } from "react-admin"

import { cannedLimits, type CannedReasons } from "#domain/applications/canned-reasons.ts"

import { request } from "../../api/api-client.ts"
import { useAttempt } from "../../api/use-attempt.ts"
import { FormDialog } from "../../dialogs/form-dialog.tsx"
import { DraftStatus } from "../../drafts/draft-form.tsx"
import { useDraft } from "../../drafts/use-draft.ts"
import { ErrorAlert } from "../../layout/error-alert.tsx"
import { reasonsPath, type StoredReasons } from "./reason-picker.tsx"

type Kind = keyof CannedReasons
type Sentence = CannedReasons[Kind][number]

interface SentencesProps {
  kind: Kind
  sentences: readonly Sentence[]
  problems: Record<string, string>
  onChange: (sentences: Sentence[]) => void
}

/** The sentences of one kind in both languages, each with a button that removes it. */
function Sentences({ kind, sentences, problems, onChange }: SentencesProps) {
  const translate = useTranslate()
  const change = (at: number, part: Partial<Sentence>) =>
    onChange(sentences.map((each, index) => (index === at ? { ...each, ...part } : each)))
  const field = (at: number, language: "hi" | "en") => {
    const problem = problems[`${kind}.${at}.${language}`]
    const name = translate(`console.reasons.${language}`, { number: at + 1 })
    return (
      <TextField
        size="small"
        fullWidth
        multiline
        label={name}
        value={sentences[at]![language]}
        error={problem !== undefined}
        helperText={problem && translate(problem)}
        onChange={(event) => change(at, { [language]: event.target.value })}
        slotProps={{ htmlInput: { lang: language, maxLength: cannedLimits.length } }}
      />
    )
  }
  return (
    <Box component="section" sx={{ mb: 2 }}>
      <Typography variant="subtitle1" component="h3" gutterBottom>
        {translate(`console.reasons.${kind}`)}
      </Typography>
      {sentences.map((_sentence, index) => (
        <Box
          // oxlint-disable-next-line react/no-array-index-key -- a sentence is identified by its place only, and its field is controlled
          key={index}
          sx={{
            display: "grid",
            gap: 1,
            mb: 1.5,
            gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr auto" },
            alignItems: "start",
          }}
        >
          {field(index, "hi")}
          {field(index, "en")}
          <Button
            color="error"
            aria-label={translate("console.reasons.removeOne", { number: index + 1 })}
            onClick={() => onChange(sentences.filter((_each, at) => at !== index))}
          >
            {translate("ra.action.remove")}
          </Button>
        </Box>
      ))}
      {sentences.length < cannedLimits.count && (
        <Button
          variant="outlined"
          size="small"
          onClick={() => onChange([...sentences, { en: "", hi: "" }])}
        >
          {translate("console.reasons.add")}
        </Button>
      )}
    </Box>
  )
}

/** Edits the sentences that all staff choose from. */
export function ReasonsDialog({
  reasons: { version, ...stored },
  onClose,
}: {
  reasons: StoredReasons
  onClose: () => void
}) {
  const translate = useTranslate()
  const queries = useQueryClient()
  const { attempt, failure, problems, isRunning } = useAttempt()
  const [edited, setEdited] = useState<CannedReasons>(stored)
  const isChanged = JSON.stringify(edited) !== JSON.stringify(stored)
  const draft = useDraft(`reasons/${version}`, ({ values }) => {
    setEdited(values as CannedReasons)
    return "restored"
  })
  const { keep } = draft
  useEffect(() => {
    if (isChanged) keep(() => edited)
  }, [isChanged, edited, keep])

  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    event.stopPropagation()
    void attempt(async () => {
      await request("PUT", reasonsPath, { data: edited, seen: version })
      await draft.remove()
      await queries.invalidateQueries({ queryKey: [reasonsPath] })
      onClose()
    })
  }
  const discard = () => {
    setEdited(stored)
    void draft.remove()
  }
  return (
    <FormDialog
      title={translate("console.reasons.title")}
      maxWidth="md"
      onClose={onClose}
      onSubmit={save}
      noValidate
      ignoresBackdrop={isChanged}
      submit={{ label: "ra.action.save", disabled: isRunning || !isChanged }}
    >
      <Typography gutterBottom>{translate("console.reasons.lead")}</Typography>
      {(["questions", "documents"] as const).map((kind) => (
        <Sentences
          key={kind}
          kind={kind}
          sentences={edited[kind]}
          problems={problems}
          onChange={(sentences) => setEdited({ ...edited, [kind]: sentences })}
        />
      ))}
      <DraftStatus state={draft.state} onDiscard={discard} />
      <ErrorAlert text={failure?.message} />
    </FormDialog>
  )
}
