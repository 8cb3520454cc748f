import { Box, TextField } from "@mui/material"
import type { DragEvent } from "react"

import { FreeSpace, useUploadSpace } from "../../operations/free-space.tsx"

export interface FileChoiceTexts {
  label: string
  hint: string
  /** The types of files that the system's dialog offers. */
  accept: string
}

/** Takes many files by choice or by drop. */
export function FileChoice(props: FileChoiceTexts & { onAdd: (files: readonly File[]) => void }) {
  const { label, hint, accept, onAdd } = props
  const space = useUploadSpace()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    onAdd([...event.dataTransfer.files])
  }
  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      sx={{ p: 2, border: "2px dashed", borderColor: "divider", borderRadius: 1 }}
    >
      <TextField
        type="file"
        label={label}
        fullWidth
        helperText={hint}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { accept, multiple: true } }}
        onChange={({ target }) => {
          const input = target as HTMLInputElement
          onAdd([...(input.files ?? [])])
          // The same file can be chosen again after it was removed.
          input.value = ""
        }}
      />
      {space && <FreeSpace {...space} />}
    </Box>
  )
}
