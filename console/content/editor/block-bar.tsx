import { Stack, TextField, Typography } from "@mui/material"
import type { Command, EditorState } from "prosemirror-state"

import { type FigurePlace, figurePlaces } from "#domain/content/text-blocks.ts"

import { TextButton } from "../../kit/dialog/text-button.tsx"
import { SelectField } from "../../kit/form/plain-field.tsx"
import { blockAt, changeBlock, unwrapBlock } from "./block-commands.ts"
import { useEditorTexts } from "./texts.ts"

interface BlockBarProps {
  state: EditorState
  /** Runs a command; the field keeps the focus. */
  run: (command: Command) => void
}

/** What can be set of the block around the cursor: its title or caption, and the place of a picture. */
export function BlockBar({ state, run }: BlockBarProps) {
  const t = useEditorTexts()
  const block = blockAt(state)
  if (!block) return null
  const { kind, title, place } = block.attrs
  const titleLabel = {
    accordion: t("blockTitle"),
    figure: t("caption"),
    map: t("mapPlace"),
    note: "",
    button: "",
  }[kind]
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{
        gap: 1,
        p: 1,
        flexWrap: "wrap",
        alignItems: "center",
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      <Typography variant="body2">{t(kind)}</Typography>
      {titleLabel && (
        <TextField
          label={titleLabel}
          value={title}
          size="small"
          sx={{ flex: "1 1 14em" }}
          helperText={kind === "map" && t("mapHint")}
          onChange={({ target }) => run(changeBlock({ title: target.value }))}
          // Enter would send the whole form.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      )}
      {kind === "figure" && (
        <SelectField<FigurePlace>
          label={t("place")}
          value={place}
          size="small"
          sx={{ minWidth: "10em" }}
          choices={figurePlaces.map((id) => ({ id, name: t(`place_${id}`) }))}
          onChange={(id) => run(changeBlock({ place: id }))}
        />
      )}
      <TextButton label={{ text: t("unwrap") }} onClick={() => run(unwrapBlock)} />
    </Stack>
  )
}
