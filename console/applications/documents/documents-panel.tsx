import { Box, Button, Typography } from "@mui/material"
import { type ReactNode, useState } from "react"

import {
  askForPapers,
  fileField,
  type OriginalState,
  slotLabel,
} from "#domain/applications/document-slots.ts"
import { openAnswer } from "#domain/applications/query-answers.ts"
import { hasLeft } from "#domain/applications/workflow.ts"

import { call } from "../../api/call.ts"
import { firstMessage } from "../../api/http-error.ts"
import { useFormatDay } from "../../kit/day/date-field.tsx"
import { useAttempt } from "../../kit/form/use-attempt.ts"
import { ErrorAlert } from "../../kit/page/error-alert.tsx"
import { Panel } from "../../kit/page/panel.tsx"
import { PlainTable } from "../../kit/table/plain-table.tsx"
import { useConsoleLanguage } from "../../kit/text/use-language.ts"
import { usePermission } from "../../permission.tsx"
import { StatusDialog } from "../status/status-dialog.tsx"
import { useApplication, useShowStored } from "../use-application.ts"
import { type Document, DocumentViewer, type Slot } from "./document-viewer.tsx"
import { useDocuments } from "./sent-file.tsx"
import { useDocumentTexts } from "./texts.ts"

const marks = {
  seen: "markSeen",
  kept: "markKept",
  returned: "markReturned",
} as const satisfies Record<OriginalState, string>

/** What can be noted next about an original: only one that is kept can be given back. */
const nextMarks = (state: OriginalState | undefined): OriginalState[] => {
  if (state === "kept") return ["returned"]
  return state === undefined ? ["seen", "kept"] : ["kept"]
}

/** What was noted about an original, and the buttons for what comes next. */
function Original({ slot, name }: { slot: Slot; name: string }) {
  const text = useDocumentTexts()
  const dayOf = useFormatDay()
  const may = usePermission()
  const showStored = useShowStored()
  const { id, version, status } = useApplication()
  const { attempt, failure, isRunning } = useAttempt()
  const { original } = slot
  const note = (state: OriginalState) =>
    void attempt(async () => {
      const sent = { id, slot: slot.slot, state, expectedVersion: version }
      showStored(await call("POST /applications/:id/original", sent))
    })
  const mayNote = may("applications.work") && (!hasLeft(status) || original?.state === "kept")
  const known = original?.state === "returned" ? "given_back" : original?.state
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 0.5 }}>
      {known && text(known, { at: dayOf(original!.at) })}
      {mayNote &&
        nextMarks(original?.state).map((state) => (
          <Button
            key={state}
            size="small"
            className="screen-only"
            aria-disabled={isRunning}
            aria-label={text("markOf", { mark: text(marks[state]), name })}
            onClick={() => note(state)}
          >
            {text(marks[state])}
          </Button>
        ))}
      <ErrorAlert text={failure && firstMessage(failure)} />
    </Box>
  )
}

/** The state of the newest document of a slot, with the button that opens it, and earlier ones. */
function Files({
  slot,
  name,
  onOpen,
}: {
  slot: Slot
  name: string
  onOpen: (one: Document) => void
}) {
  const text = useDocumentTexts()
  const dayOf = useFormatDay()
  const stateOf = (one: Document) => text(one.state, { at: dayOf(one.decided_at ?? one.added_at) })
  const [newest, ...earlier] = slot.documents
  if (!newest) return text("none")
  return (
    <Box>
      {stateOf(newest)}
      <Button
        size="small"
        className="screen-only"
        aria-label={text("openOf", { name })}
        onClick={() => onOpen(newest)}
      >
        {text("open")}
      </Button>
      {earlier.map((one) => (
        <Box key={one.id} sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
          {stateOf(one)}
          <Button size="small" className="screen-only" onClick={() => onOpen(one)}>
            {text("open")}
          </Button>
        </Box>
      ))}
    </Box>
  )
}

/** Opens the query that asks for missing papers, if the status allows one now. */
function AskButton({ slots }: { slots: readonly string[] }) {
  const text = useDocumentTexts()
  const { transitions } = useApplication()
  const [isOpen, setIsOpen] = useState(false)
  if (!transitions.some(({ to }) => to === "query")) return null
  return (
    <>
      <Button size="small" variant="outlined" sx={{ my: 0.5 }} onClick={() => setIsOpen(true)}>
        {text("ask")}
      </Button>
      {isOpen && (
        <StatusDialog
          to="query"
          asks={{ reason: askForPapers(slots), fields: slots.map(fileField) }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

type Row = { slot: string; paper: string } & Record<"files" | "original", ReactNode>

/** The papers of an application: what was sent, accepted and seen, and what is missing. */
export function DocumentsPanel() {
  const text = useDocumentTexts()
  const language = useConsoleLanguage()
  const { events } = useApplication()
  const [opened, setOpened] = useState<{ slot: string; document: Document }>()
  const documents = useDocuments()
  const slots = documents?.slots ?? []
  const nameOf = (slot: string) => slotLabel(slot, language)
  const dayOf = useFormatDay()
  const missing = slots.filter(({ isMissing }) => isMissing)
  const answered = Object.values(openAnswer(events)?.data.documents ?? {})
  return (
    <Panel title={{ text: text("title") }}>
      <Typography color={missing.length > 0 ? "error" : "textSecondary"} variant="body2">
        {missing.length > 0
          ? text("missing", {
              names: missing
                .map(({ slot, since }) => text("since", { name: nameOf(slot), day: dayOf(since!) }))
                .join(", "),
            })
          : text("complete")}
      </Typography>
      {missing.length > 0 && <AskButton slots={missing.map(({ slot }) => slot)} />}
      <PlainTable<Row>
        columns={[
          { label: text("paper"), cell: ({ paper }) => paper },
          { label: text("file"), cell: ({ files }) => files },
          { label: text("original"), cell: ({ original }) => original },
        ]}
        rows={slots.map((slot) => ({
          slot: slot.slot,
          paper: slot.isRequired ? `${nameOf(slot.slot)} (${text("required")})` : nameOf(slot.slot),
          files: (
            <Files
              slot={slot}
              name={nameOf(slot.slot)}
              onOpen={(document) => setOpened({ slot: slot.slot, document })}
            />
          ),
          original: <Original slot={slot} name={nameOf(slot.slot)} />,
        }))}
        keyOf={({ slot }) => slot}
      />
      {opened && (
        <DocumentViewer
          name={nameOf(opened.slot)}
          slot={opened.slot}
          document={opened.document}
          canDecide={!answered.includes(opened.document.id)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Panel>
  )
}
