import type { Node } from "prosemirror-model"
import type { EditorProps, NodeView } from "prosemirror-view"

import type { ListBlock } from "#domain/content/list-blocks.ts"

import { editSelected, listOf } from "./list-commands.ts"

/** What the box of a list says. */
export interface ListLabel {
  title: string
  /** What visitors see of it, or why nothing. */
  state: string
  isEmpty: boolean
}

interface ListBoxes {
  labelOf: (list: ListBlock) => ListLabel
  /** The text of the button. */
  edit: string
  onEdit: (position: number, list: ListBlock) => void
}

/** The box of a list in the editor: its title, what it shows now, and a button that edits it. */
class ListView implements NodeView {
  readonly dom = document.createElement("div")
  readonly #title = document.createElement("strong")
  readonly #state = document.createElement("span")
  readonly #button = document.createElement("button")
  readonly #boxes: () => ListBoxes
  #node: Node

  constructor(node: Node, getPosition: () => number | undefined, boxes: () => ListBoxes) {
    this.#node = node
    this.#boxes = boxes
    this.dom.contentEditable = "false"
    this.#button.type = "button"
    this.#button.addEventListener("click", () => {
      const position = getPosition()
      if (position !== undefined) boxes().onEdit(position, listOf(this.#node))
    })
    this.dom.append(this.#title, this.#state, this.#button)
    this.show()
  }

  show() {
    const { labelOf, edit } = this.#boxes()
    const { title, state, isEmpty } = labelOf(listOf(this.#node))
    this.dom.dataset.list = String(this.#node.attrs.line)
    this.dom.dataset.empty = String(isEmpty)
    this.#title.textContent = title
    this.#state.textContent = state
    this.#button.textContent = edit
    this.#button.setAttribute("aria-label", `${edit}: ${title}`)
  }

  update(node: Node) {
    if (node.type !== this.#node.type) return false
    this.#node = node
    this.show()
    return true
  }

  /** The button is not the editor's. */
  stopEvent(event: Event) {
    return event.target === this.#button
  }

  ignoreMutation() {
    return true
  }
}

/** The boxes of an editor. `show` gives them all what to say. */
export const createListViews = () => {
  const views = new Set<ListView>()
  let boxes: ListBoxes = {
    labelOf: () => ({ title: "", state: "", isEmpty: false }),
    edit: "",
    onEdit: () => undefined,
  }
  const props: Pick<EditorProps, "nodeViews" | "handleKeyDown"> = {
    nodeViews: {
      list_block: (node, _view, getPosition) => {
        const view = new ListView(node, getPosition, () => boxes)
        views.add(view)
        return Object.assign(view, { destroy: () => views.delete(view) })
      },
    },
    handleKeyDown: ({ state }, { key }) =>
      key === "Enter" && editSelected((position, list) => boxes.onEdit(position, list))(state),
  }
  return {
    props,
    show: (next: ListBoxes) => {
      boxes = next
      for (const view of views) view.show()
    },
  }
}
