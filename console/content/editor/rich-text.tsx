import "#ui/tokens.css"
import { Alert, Box, Typography } from "@mui/material"
import type { Command } from "prosemirror-state"
import { useEffect, useState } from "react"
import { useStore } from "react-admin"
import { flushSync } from "react-dom"

import type { Language } from "#domain/content/languages.ts"

import { useText } from "../../kit/text/use-language.ts"
import { BlockBar } from "./block-bar.tsx"
import { isInTable, linkAt, toolOf } from "./commands.ts"
import { type EditedList, EditorDialog } from "./editor-dialog.tsx"
import { linesOf } from "./lists/list-commands.ts"
import { createListViews } from "./lists/list-view.ts"
import { useListTexts } from "./lists/texts.ts"
import { useListLabels } from "./lists/use-list-labels.ts"
import { looks } from "./looks.ts"
import type { PasteNote } from "./paste/clean-html.ts"
import { Preview } from "./preview.tsx"
import { useEditorTexts } from "./texts.ts"
import { type ButtonName, type DialogName, isDialog, Toolbar } from "./toolbar.tsx"
import { useEditor } from "./use-editor.ts"

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

/** The editor with the boxes of its lists. */
const useEditorWithLists = (
  { labelId, language, isWrong, ...props }: RichTextProps,
  onPaste: (notes: PasteNote[]) => void,
  onEditList: (edited: EditedList) => void,
) => {
  const t = useListTexts()
  const [lists] = useState(createListViews)
  const editor = useEditor({
    ...props,
    listProps: lists.props,
    onPaste,
    attributes: {
      role: "textbox",
      "aria-multiline": "true",
      "aria-labelledby": labelId,
      lang: language,
      ...(isWrong && { "aria-invalid": "true" }),
    },
  })
  const labelOf = useListLabels(linesOf(editor.state.doc.content))
  // The titles come after the text.
  useEffect(() =>
    lists.show({
      labelOf,
      edit: t("edit"),
      onEdit: (position, list) => onEditList({ position, list }),
    }),
  )
  return editor
}

/** A Markdown text with a toolbar, and beside it what visitors will see. */
export function RichText(props: RichTextProps) {
  const { language, value, pictureTitle } = props
  const [dialog, setDialog] = useState<DialogName>()
  const [edited, setEdited] = useState<EditedList>()
  const [isPreviewed, setIsPreviewed] = useStore("content.preview", true)
  const t = useEditorTexts()
  const [notes, setNotes] = useState<PasteNote[]>([])
  const { place, view, state } = useEditorWithLists(props, setNotes, (list) => {
    setEdited(list)
    setDialog("list")
  })
  const change = (command: Command) =>
    view.current && command(view.current.state, view.current.dispatch, view.current)
  const run = (command: Command) => {
    change(command)
    view.current?.focus()
  }
  const press = (name: ButtonName) => {
    if (name === "preview") setIsPreviewed(!isPreviewed)
    else if (isDialog(name)) {
      setEdited(undefined)
      setDialog(name)
    } else run(toolOf(name).command)
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
        {...{ dialog, edited, language, pictureTitle, run }}
        link={linkAt(state)}
        onClose={close}
      />
    </Box>
  )
}
