import type { Command } from "prosemirror-state"

import type { Language } from "#domain/content/languages.ts"
import type { ListBlock } from "#domain/content/list-blocks.ts"
import { textIn } from "#domain/content/localise.ts"
import { thumbnailOf } from "#domain/content/picture-sources.ts"

import { MediaDialog } from "../fields/group.tsx"
import { insertButton, insertFigure } from "./block-commands.ts"
import { insertPicture, type linkAt, setLink } from "./commands.ts"
import { LinkDialog } from "./link-dialog.tsx"
import { changeList, insertList } from "./lists/list-commands.ts"
import { ListDialog } from "./lists/list-dialog.tsx"
import type { DialogName } from "./toolbar.tsx"

const pictureWidth = 720

/** A list of the text that is edited. */
export interface EditedList {
  position: number
  list: ListBlock
}

export interface EditorDialogProps {
  dialog: DialogName | undefined
  /** The list that the dialog changes; undefined for a new one. */
  edited: EditedList | undefined
  link: ReturnType<typeof linkAt>
  language: Language
  pictureTitle: string
  onClose: () => void
  run: (command: Command) => void
}

/** What a button of the toolbar, or a list in the text, asks. */
export function EditorDialog(props: EditorDialogProps) {
  const { dialog, edited, link, language, pictureTitle, onClose, run } = props
  if (dialog === "list") {
    return (
      <ListDialog
        list={edited?.list}
        onClose={onClose}
        onSet={(list) => {
          onClose()
          run(edited ? changeList(edited.position, list) : insertList(list))
        }}
      />
    )
  }
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
        run(insert(thumbnailOf(file, pictureWidth), textIn(alt, language)))
      }}
    />
  )
}
