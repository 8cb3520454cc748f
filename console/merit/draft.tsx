import { Box, Button, Stack, TextField, Typography } from "@mui/material"
import { useState } from "react"

import { dayFirst, dayInIndia } from "#domain/fields/india-time.ts"
import type { ListOrder } from "#domain/merit/rounds/cut-offs.ts"
import { type Deviation, unexplained, unsignedOf } from "#domain/merit/rounds/draft-notes.ts"
import type { RoundPreview } from "#server/features/merit/merit.ts"

import { call } from "../api/call.ts"
import { PrintForm } from "../kit/dialog/print-form.tsx"
import { DraftForm } from "../kit/form/draft-form.tsx"
import { SubmitButton } from "../kit/form/form-state.tsx"
import type { Send } from "../kit/form/use-attempt.ts"
import { useAttempt } from "../kit/form/use-attempt.ts"
import { PrintIcon } from "../kit/page/icons.tsx"
import { PrintOrder } from "./print-order.tsx"
import { useProgramme } from "./use-programme.ts"
import { Failure, useTexts } from "./use-texts.tsx"

type Notes = RoundPreview["notes"]

interface DraftProps {
  round: RoundPreview
  onNoted: (notes: Notes) => void
}

/** Sends what the committee says about this draft. */
const useNote = ({ round, onNoted }: DraftProps) => {
  const { where } = useProgramme()
  const { number, result } = round
  return async (kind: "signature" | "remark" | "deviation", name: string, text: string) => {
    const note = { number, sha256: result.sha256, kind, name, text }
    const { notes } = await call("POST /merit/:programme/draft-note", { ...where, ...note })
    onNoted(notes)
  }
}

/** The draft with all names: as a page to print, and as a file. */
function DraftPrints({ round }: Pick<DraftProps, "round">) {
  const text = useTexts()
  const { where } = useProgramme()
  const [order, setOrder] = useState<ListOrder>("rank")
  const fields = { ...where, number: String(round.number), draft: round.result.sha256, order }
  const prints = [
    { key: "seats", path: "/office/merit-list", part: "chosen" },
    { key: "waiting", path: "/office/merit-list", part: "waiting" },
    { key: "file", path: "/office/merit-draft.pdf", part: "chosen" },
  ] as const
  return (
    <>
      <PrintOrder value={order} onChange={setOrder} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", columnGap: 1 }}>
        {prints.map(({ key, path, part }) => (
          <PrintForm key={key} path={path} fields={{ ...fields, part }}>
            <Button type="submit" size="small" startIcon={<PrintIcon />}>
              {text(`draft.${key}`)}
            </Button>
          </PrintForm>
        ))}
      </Stack>
    </>
  )
}

interface WrittenProps {
  id: string
  label: string
  /** What the text explains. */
  hint?: string
  button: string
  onSend: (text: string) => Promise<void>
}

/** A text that is added to the draft. */
function Written({ id, label, hint, button, onSend }: WrittenProps) {
  const { path } = useProgramme()
  const send: Send = async (text) => onSend(text("text"))
  return (
    <DraftForm draft={`${path("draft")}/${id}`} send={send}>
      <Stack direction={{ xs: "column", sm: "row" }} spacing={1} sx={{ my: 1 }}>
        <TextField
          id={`note-${id}`}
          name="text"
          label={label}
          helperText={hint}
          size="small"
          fullWidth
          required
        />
        <SubmitButton sx={{ whiteSpace: "nowrap" }}>{button}</SubmitButton>
      </Stack>
      <Failure />
    </DraftForm>
  )
}

function Signatures(props: DraftProps) {
  const text = useTexts()
  const { attempt, failure, isRunning } = useAttempt()
  const note = useNote(props)
  const { committee, notes } = props.round
  const unsigned = unsignedOf(committee, notes)
  return (
    <>
      {unsigned.map((name) => (
        <Button
          key={name}
          size="small"
          variant="outlined"
          disabled={isRunning}
          onClick={() => void attempt(() => note("signature", name, ""))}
        >
          {text("draft.sign", { name })}
        </Button>
      ))}
      <Failure failure={failure} />
    </>
  )
}

/** What was said about the draft, in its order. */
function NoteList({ notes }: { notes: Notes }) {
  const text = useTexts()
  if (notes.length === 0) return null
  return (
    <Box component="ul" sx={{ my: 0.5, pl: 3 }}>
      {notes.map(({ kind, name, text: written, at, actor }) => (
        <li key={`${at} ${kind} ${name}`}>
          {text(`draft.notes.${kind}`, {
            name: kind === "deviation" ? text(`draft.deviations.${name as Deviation}`) : name,
            text: written,
            day: dayFirst(dayInIndia(new Date(at))),
            actor,
          })}
        </li>
      ))}
    </Box>
  )
}

/** The draft of the list, to be read and signed before it is published. */
export function DraftOfList(props: DraftProps) {
  const text = useTexts()
  const note = useNote(props)
  const { round } = props
  const { committee, notes, warnings } = round
  return (
    <Box component="section" aria-labelledby="draft">
      <Typography id="draft" variant="subtitle1" component="h3" sx={{ fontWeight: 600 }}>
        {text("draft.title")}
      </Typography>
      <Typography>{text(committee.length > 0 ? "draft.hint" : "draft.noCommittee")}</Typography>
      <DraftPrints round={round} />
      <NoteList notes={notes} />
      {unexplained(committee, warnings, notes).map((name) => (
        <Written
          key={name}
          id={name}
          label={text("draft.reason")}
          hint={text("draft.why", { name: text(`draft.deviations.${name}`) })}
          button={text("draft.explain")}
          onSend={(written) => note("deviation", name, written)}
        />
      ))}
      <Written
        id="remark"
        label={text("draft.remark")}
        button={text("draft.add")}
        onSend={(written) => note("remark", "", written)}
      />
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1 }}>
        <Signatures {...props} />
      </Stack>
    </Box>
  )
}
