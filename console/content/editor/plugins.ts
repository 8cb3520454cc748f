import { baseKeymap, chainCommands, exitCode } from "prosemirror-commands"
import { gapCursor } from "prosemirror-gapcursor"
import { history } from "prosemirror-history"
import { inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules"
import { keymap } from "prosemirror-keymap"
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list"
import type { Command } from "prosemirror-state"
import { isInTable, tableEditing } from "prosemirror-tables"

import { toolOf } from "./commands.ts"
import { schema } from "./schema.ts"

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

/** A cell of a Markdown table is one line. */
const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  if (isInTable(state)) return false
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break!.create()).scrollIntoView())
  return true
})

/** Enter in a cell does nothing: it would end the table. */
const stayInCell: Command = (state) => isInTable(state)

/** Keys and behaviour of the editor. Tab is left out: it leaves the editor, as in every other field. */
export const plugins = [
  typedMarkdown,
  keymap({
    "Mod-b": toolOf("bold").command,
    "Mod-i": toolOf("italic").command,
    "Mod-z": toolOf("undo").command,
    "Mod-y": toolOf("redo").command,
    "Shift-Mod-z": toolOf("redo").command,
    Enter: chainCommands(stayInCell, splitListItem(nodes.list_item!)),
    "Shift-Enter": breakLine,
    "Mod-]": sinkListItem(nodes.list_item!),
    "Mod-[": liftListItem(nodes.list_item!),
  }),
  keymap(baseKeymap),
  history(),
  gapCursor(),
  tableEditing(),
]
