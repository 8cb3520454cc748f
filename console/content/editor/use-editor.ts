import { EditorState } from "prosemirror-state"
import { EditorView } from "prosemirror-view"
import { useEffect, useEffectEvent, useRef, useState } from "react"

import { parseMarkdown, survivesEditor, writeMarkdown } from "./markdown.ts"
import { plugins } from "./plugins.ts"

interface EditorOptions {
  /** The Markdown of the form. */
  value: string
  onChange: (markdown: string) => void
  onBlur: () => void
  /** Called when the form gets a text, such as a draft, that the editor would change. */
  onUnknown: () => void
  /** Attributes of the element that one types in. */
  attributes: Record<string, string>
}

const stateOf = (markdown: string) => EditorState.create({ doc: parseMarkdown(markdown), plugins })

/** An editor of a Markdown text. Put `place` on the element that shall contain it. */
export const useEditor = ({ value, onChange, onBlur, onUnknown, attributes }: EditorOptions) => {
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
  const first = useEffectEvent(() => ({ state, attributes }))
  useEffect(() => {
    const made = new EditorView(place.current, {
      ...first(),
      handleDOMEvents: { blur: () => blur() },
      dispatchTransaction: (transaction) => {
        const next = made.state.apply(transaction)
        made.updateState(next)
        setState(next)
        if (transaction.docChanged) change(next)
      },
    })
    view.current = made
    return () => made.destroy()
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
