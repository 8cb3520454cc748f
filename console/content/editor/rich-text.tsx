import "#ui/tokens.css"
import { Alert, Box, Typography } from "@mui/material"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useStore } from "react-admin"
import { flushSync } from "react-dom"

import type { Language } from "#domain/content/languages.ts"
import { thumbnailOf } from "#domain/content/picture-sources.ts"
import { Prose } from "#ui/prose/prose.tsx"

import { callInBackground } from "../../api/call.ts"
import { useDebounced } from "../../kit/table/use-debounced.ts"
import { useText } from "../../kit/text/use-language.ts"
import { MediaDialog } from "../fields/group.tsx"
import { BlockBar } from "./block-bar.tsx"
import { insertButton, insertFigure } from "./block-commands.ts"
import { insertPicture, isInTable, linkAt, setLink, toolOf } from "./commands.ts"
import { LinkDialog } from "./link-dialog.tsx"
import type { PasteNote } from "./paste/clean-html.ts"
import { useEditorTexts } from "./texts.ts"
import { type ButtonName, type DialogName, isDialog, Toolbar } from "./toolbar.tsx"
import { useEditor } from "./use-editor.ts"

/** Milliseconds without a key after which the preview is read again. */
const pauseMs = 400

/** A text as visitors will see it, rendered by the site itself. */
function Preview({ markdown, language }: { markdown: string; language: Language }) {
  const t = useEditorTexts()
  const text = useDebounced(markdown, pauseMs)
  const { data = "" } = useQuery({
    queryKey: ["content-html", language, text],
    queryFn: ({ signal }) => callInBackground("POST /content-html", { text, language }, signal),
    placeholderData: keepPreviousData,
  })
  return (
    <Box
      component="section"
      aria-label={t("asSeen")}
      sx={{
        display: { xs: "none", md: "block" },
        minWidth: 0,
        p: 2,
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        bgcolor: "var(--paper)",
        overflow: "auto",
        maxHeight: "70vh",
        // As in ui/base.css, which would style the whole console.
        "& img": { maxWidth: "100%", height: "auto" },
        "& table": { width: "100%", borderCollapse: "collapse" },
      }}
      tabIndex={0}
    >
      <Typography variant="body2" color="textSecondary" gutterBottom>
        {t("asSeen")}
      </Typography>
      <Prose html={data} />
    </Box>
  )
}

export interface RichTextProps {
  labelId: string
  language: Language
  value: string
  onChange: (markdown: string) => void
  onBlur: () => void
  onUnknown: () => void
  isWrong: boolean
  pictureTitle: string
}

const pictureWidth = 720

const looks = {
  border: 1,
  borderColor: "divider",
  borderRadius: 1,
  bgcolor: "background.paper",
  minWidth: 0,
  "&:focus-within": { borderColor: "primary.main" },
  "& .ProseMirror": {
    minHeight: "14em",
    maxHeight: "70vh",
    overflow: "auto",
    p: 2,
    outline: "none",
    whiteSpace: "break-spaces",
    overflowWrap: "anywhere",
    lineHeight: 1.7,
  },
  "& .ProseMirror > :first-of-type": { mt: 0 },
  "& li > p": { m: 0 },
  "& table": { width: "100%", borderCollapse: "collapse" },
  "& :is(th, td)": { border: 1, borderColor: "divider", p: 1, minWidth: "3em", textAlign: "start" },
  "& [data-block]": {
    my: 2,
    p: 1.5,
    border: 1,
    borderColor: "divider",
    borderInlineStart: "4px solid",
    borderInlineStartColor: "primary.main",
  },
  "& [data-block=accordion]::before": { content: "'▾ ' attr(data-title)", fontWeight: 600 },
  "& [data-block=figure]::after": { content: "attr(data-title)", fontStyle: "italic" },
  "& .selectedCell": { bgcolor: "action.selected" },
  "& img": { maxWidth: "100%", height: "auto" },
  "& .ProseMirror-selectednode": { outline: "2px solid", outlineColor: "primary.main" },
  "& .ProseMirror-gapcursor": {
    display: "block",
    borderTop: "2px solid currentColor",
    width: "2em",
  },
} as const

/** Says what the last paste lost or changed, and what to do about it. */
function PasteNotes({ notes, onClose }: { notes: PasteNote[]; onClose: () => void }) {
  const translate = useText()
  const t = useEditorTexts()
  return (
    <Box component="output" sx={{ display: "block" }}>
      {notes.length > 0 && (
        <Alert
          severity="warning"
          role="presentation"
          onClose={onClose}
          closeText={translate("ra.action.close")}
        >
          {t("pasted")}
          <Box component="ul" sx={{ my: 0, pl: 2.5 }}>
            {notes.map((note) => (
              <li key={note}>{t(`pasted_${note}`)}</li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  )
}

type Command = ReturnType<typeof toolOf>["command"]

interface EditorDialogProps {
  dialog: DialogName | undefined
  link: ReturnType<typeof linkAt>
  language: Language
  pictureTitle: string
  onClose: () => void
  run: (command: Command) => void
}

function EditorDialog({ dialog, link, language, pictureTitle, onClose, run }: EditorDialogProps) {
  if (dialog === "link") {
    return (
      <LinkDialog
        href={link.href}
        needsWords={link.from === link.to}
        onClose={onClose}
        onSet={(href, words) => {
          onClose()
          run(setLink(href, words))
        }}
      />
    )
  }
  if (dialog === "button") {
    return (
      <LinkDialog
        href=""
        needsWords
        onClose={onClose}
        onSet={(href, words) => {
          onClose()
          run(insertButton(href, words))
        }}
      />
    )
  }
  if (dialog === undefined) return null
  const insert = dialog === "figure" ? insertFigure : insertPicture
  return (
    <MediaDialog
      kind="picture"
      title={pictureTitle}
      onClose={onClose}
      onChoose={({ file, alt }) => {
        onClose()
        run(insert(thumbnailOf(file, pictureWidth), alt[language]))
      }}
    />
  )
}

/** A Markdown text with a toolbar, and beside it what visitors will see. */
export function RichText(props: RichTextProps) {
  const { labelId, language, value, isWrong, pictureTitle } = props
  const [dialog, setDialog] = useState<EditorDialogProps["dialog"]>()
  const [isPreviewed, setIsPreviewed] = useStore("content.preview", true)
  const t = useEditorTexts()
  const [notes, setNotes] = useState<PasteNote[]>([])
  const { place, view, state } = useEditor({
    ...props,
    onPaste: setNotes,
    attributes: {
      role: "textbox",
      "aria-multiline": "true",
      "aria-labelledby": labelId,
      lang: language,
      ...(isWrong && { "aria-invalid": "true" }),
    },
  })
  const change = (command: Command) =>
    view.current && command(view.current.state, view.current.dispatch, view.current)
  const run = (command: Command) => {
    change(command)
    view.current?.focus()
  }
  const press = (name: ButtonName) => {
    if (name === "preview") setIsPreviewed(!isPreviewed)
    else if (isDialog(name)) setDialog(name)
    else run(toolOf(name).command)
  }
  // The dialog gives the focus back to its button when it closes: only then can the text take it.
  const close = () => flushSync(() => setDialog(undefined))
  return (
    <Box
      sx={{ display: "grid", gap: 2, gridTemplateColumns: { md: isPreviewed ? "1fr 1fr" : "1fr" } }}
    >
      <Box sx={looks}>
        <Toolbar language={language} state={state} isPreviewed={isPreviewed} onPress={press} />
        <BlockBar state={state} run={change} />
        <PasteNotes notes={notes} onClose={() => setNotes([])} />
        <div ref={place} />
        {isInTable(state) && (
          <Typography variant="body2" color="textSecondary" sx={{ px: 2, pb: 1 }}>
            {t("tableKeys")}
          </Typography>
        )}
      </Box>
      {isPreviewed && <Preview markdown={value} language={language} />}
      <EditorDialog
        {...{ dialog, language, pictureTitle, run }}
        link={linkAt(state)}
        onClose={close}
      />
    </Box>
  )
}
