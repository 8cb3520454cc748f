import { baseKeymap, chainCommands, exitCode } from "prosemirror-commands"
import { gapCursor } from "prosemirror-gapcursor"
import { history } from "prosemirror-history"
import { inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules"
import { keymap } from "prosemirror-keymap"
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list"
import { type Command, EditorState, TextSelection } from "prosemirror-state"
import { isInTable, tableEditing } from "prosemirror-tables"
import { type EditorProps, EditorView } from "prosemirror-view"
import { useEffect, useEffectEvent, useRef, useState } from "react"

import { toolOf } from "./commands.ts"
import { parseMarkdown, survivesEditor, writeMarkdown } from "./markdown.ts"
import type { PasteNote } from "./paste/clean-html.ts"
import { pasteProps } from "./paste/paste.ts"
import { schema } from "./schema.ts"
import { leaveTable, toNextCell, toPreviousCell } from "./table-keys.ts"

const { nodes } = schema
const tight = { tight: true }

/** Beginnings of lines that Markdown knows become what they mean. */
const typedMarkdown = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{1,3})\s$/, nodes.heading!, ([, hashes = ""]) => ({
      level: hashes.length,
    })),
    wrappingInputRule(/^\s*[-*+]\s$/, nodes.bullet_list!, tight),
    wrappingInputRule(/^(\d+)\.\s$/, nodes.ordered_list!, ([, order]) => ({
      order: Number(order),
      ...tight,
    })),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote!),
  ],
})

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break!.create()).scrollIntoView())
  return true
})

/** Enter in a cell begins a line in it: a paragraph would end the table. */
const breakLineInCell: Command = (state, dispatch) => isInTable(state) && breakLine(state, dispatch)

/** Keys and behaviour of the editor. Outside tables Tab leaves the editor, as in every other field. */
export const plugins = [
  typedMarkdown,
  keymap({
    "Mod-b": toolOf("bold").command,
    "Mod-i": toolOf("italic").command,
    "Mod-z": toolOf("undo").command,
    "Mod-y": toolOf("redo").command,
    "Shift-Mod-z": toolOf("redo").command,
    Tab: toNextCell,
    "Shift-Tab": toPreviousCell,
    Escape: leaveTable,
    Enter: chainCommands(breakLineInCell, splitListItem(nodes.list_item!)),
    "Shift-Enter": breakLine,
    "Mod-]": sinkListItem(nodes.list_item!),
    "Mod-[": liftListItem(nodes.list_item!),
  }),
  keymap(baseKeymap),
  history(),
  gapCursor(),
  tableEditing(),
]

/**
 * Text that a keyboard for Hindi inserts has no key event. The browser does not replace a selection with the box of a list in it,
 * so this does.
 */
const replaceSelected = (view: EditorView, event: InputEvent) => {
  const { inputType, data } = event
  const { selection, tr } = view.state
  const isInOneLine =
    selection instanceof TextSelection && selection.$from.sameParent(selection.$to)
  if (!inputType.startsWith("insert") || !data || !event.cancelable || isInOneLine) return false
  event.preventDefault()
  view.dispatch(tr.deleteSelection().insertText(data).scrollIntoView())
  return true
}

interface EditorOptions {
  /** The Markdown of the form. */
  value: string
  onChange: (markdown: string) => void
  onBlur: () => void
  /** Called when the form gets a text, such as a draft, that the editor would change. */
  onUnknown: () => void
  /** Called after each paste, with what it lost or changed. */
  onPaste: (notes: PasteNote[]) => void
  /** What the boxes of lists need; it stays the same. */
  listProps: Pick<EditorProps, "nodeViews" | "handleKeyDown">
  /** Attributes of the element that one types in. */
  attributes: Record<string, string>
}

const stateOf = (markdown: string) => EditorState.create({ doc: parseMarkdown(markdown), plugins })

/** An editor of a Markdown text. Put `place` on the element that shall contain it. */
export const useEditor = ({ value, onChange, onBlur, attributes, ...options }: EditorOptions) => {
  const { onUnknown, onPaste, listProps } = options
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const [state, setState] = useState(() => stateOf(value))
  /** The text as the form has it, and its document: what was undone is the former text, letter for letter. */
  const original = useRef({ text: value, doc: state.doc })
  const written = useRef(value)

  const change = useEffectEvent((next: EditorState) => {
    const { text, doc } = original.current
    written.current = next.doc.eq(doc) ? text : writeMarkdown(next.doc)
    onChange(written.current)
  })
  const blur = useEffectEvent(onBlur)
  const paste = useEffectEvent(onPaste)
  const first = useEffectEvent(() => ({ state, attributes, ...listProps }))
  useEffect(() => {
    const editorView = new EditorView(place.current, {
      ...first(),
      ...pasteProps((notes) => paste(notes)),
      handleDOMEvents: { blur: () => blur(), beforeinput: replaceSelected },
      dispatchTransaction: (transaction) => {
        const next = editorView.state.apply(transaction)
        editorView.updateState(next)
        setState(next)
        if (transaction.docChanged) change(next)
      },
    })
    view.current = editorView
    return () => editorView.destroy()
  }, [])

  const take = useEffectEvent((text: string) => {
    if (text === written.current) return
    if (!survivesEditor(text)) {
      onUnknown()
      return
    }
    const next = stateOf(text)
    original.current = { text, doc: next.doc }
    written.current = text
    view.current?.updateState(next)
    setState(next)
  })
  useEffect(() => take(value), [value])

  const attributesKey = JSON.stringify(attributes)
  useEffect(() => {
    view.current?.setProps({ attributes: JSON.parse(attributesKey) as Record<string, string> })
  }, [attributesKey])

  return { place, view, state }
}
