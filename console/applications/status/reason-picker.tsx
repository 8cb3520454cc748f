import { Box, Checkbox, FormControlLabel, FormLabel } from "@mui/material"
import { useState } from "react"

import { type CannedReasons, reasonText } from "#domain/applications/canned-reasons.ts"

import { useCall } from "../../api/use-request.ts"
import { lazyDialog } from "../../kit/dialog/lazy-dialog.tsx"
import { OpeningButton } from "../../kit/dialog/text-button.tsx"
import { typeInto } from "../../kit/form/draft-form.tsx"
import { useConsoleLanguage, useText } from "../../kit/text/use-language.ts"
import { usePermission } from "../../permission.tsx"

/** The field's text with the sentences that were ticked, in the place of those that were ticked before. */
export const replaceSentences = (text: string, before: string, after: string) => {
  if (before !== "" && text.includes(before)) return text.replace(before, () => after).trim()
  return [text.trim(), after].filter(Boolean).join(" ")
}

const ReasonsDialog = lazyDialog(() =>
  import("./reasons-dialog.tsx").then((file) => file.ReasonsDialog),
)

export type StoredReasons = CannedReasons & { version: number }

const kinds = ["questions", "documents"] as const
type Chosen = Record<(typeof kinds)[number], number[]>
const none: Chosen = { questions: [], documents: [] }

const textOf = (reasons: CannedReasons, { questions, documents }: Chosen) =>
  reasonText({
    questions: reasons.questions.filter((_, index) => questions.includes(index)),
    documents: reasons.documents.filter((_, index) => documents.includes(index)),
  })

interface ChecklistProps {
  kind: keyof CannedReasons
  sentences: CannedReasons[keyof CannedReasons]
  chosen: readonly number[]
  onTick: (index: number, isTicked: boolean) => void
}

function Checklist({ kind, sentences, chosen, onTick }: ChecklistProps) {
  const t = useText()
  const language = useConsoleLanguage()
  const columns = kind === "documents" ? "1fr 1fr" : "1fr"
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 1, minWidth: 0 }}>
      <FormLabel component="legend">{t(`console.reasons.${kind}`)}</FormLabel>
      <Box sx={{ display: "grid", gridTemplateColumns: { sm: columns } }}>
        {sentences.map((sentence, index) => (
          <FormControlLabel
            key={sentence.en}
            sx={{ mr: 0, py: { xs: 0.5, sm: 0 } }}
            control={
              <Checkbox
                size="small"
                sx={{ p: { xs: 1, sm: 0.5 } }}
                checked={chosen.includes(index)}
                onChange={(_event, isTicked) => onTick(index, isTicked)}
              />
            }
            label={sentence[language]}
          />
        ))}
      </Box>
    </Box>
  )
}

/** Opens the editor of the sentences, for members who decide. */
function EditButton({ reasons, onClose }: { reasons: StoredReasons; onClose: () => void }) {
  if (!usePermission()("applications.decide")) return null
  const closeBoth = (close: () => void) => () => {
    onClose()
    close()
  }
  return (
    <OpeningButton label="console.reasons.edit">
      {(close) => <ReasonsDialog reasons={reasons} onClose={closeBoth(close)} />}
    </OpeningButton>
  )
}

/** Sentences and a list of documents to tick; they are written into the field below in both languages. */
export function ReasonPicker({ fieldId }: { fieldId: string }) {
  const { data: reasons } = useCall("GET /reasons")
  const [chosen, setChosen] = useState(none)
  if (!reasons) return null

  const tick = (kind: (typeof kinds)[number], index: number, isTicked: boolean) => {
    const others = chosen[kind].filter((other) => other !== index)
    const next = { ...chosen, [kind]: isTicked ? [...others, index] : others }
    setChosen(next)
    const field = document.getElementById(fieldId) as HTMLTextAreaElement
    typeInto(field, replaceSentences(field.value, textOf(reasons, chosen), textOf(reasons, next)))
  }
  return (
    <>
      {kinds.map((kind) => (
        <Checklist
          key={kind}
          kind={kind}
          sentences={reasons[kind]}
          chosen={chosen[kind]}
          onTick={(index, isTicked) => tick(kind, index, isTicked)}
        />
      ))}
      <EditButton reasons={reasons} onClose={() => setChosen(none)} />
    </>
  )
}
