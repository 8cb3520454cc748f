import { Box, Collapse, ListItem, ListItemText, Stack } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"

import { useFormatDateTime } from "../../date-field.tsx"
import { useCollection, useTitleOf } from "../entry.ts"
import { FieldsRead } from "../show/field-show.tsx"
import { TextButton } from "../text-button.tsx"
import { useMayEdit } from "../use-may-edit.ts"
import type { Revision } from "./revision.ts"

interface RevisionItemProps {
  revision: Revision
  onRestore: () => void
}

/** One revision: time, author and content, with a button to restore it. */
export function RevisionItem({ revision, onRestore }: RevisionItemProps) {
  const { version, at, by, item } = revision
  const translate = useTranslate()
  const when = useFormatDateTime()
  const titleOf = useTitleOf()
  const { fields = [] } = useCollection()
  const mayEdit = useMayEdit()
  const [isOpen, setIsOpen] = useState(false)
  const label = (key: string) => `${translate(key)}: ${version}`
  return (
    <ListItem divider disableGutters sx={{ display: "block" }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <ListItemText
          primary={[`${version}.`, titleOf(item)].join(" ")}
          secondary={`${when(at)}, ${by}`}
          sx={{ minWidth: "14em" }}
        />
        <TextButton
          label="console.content.lookAt"
          aria-label={label("console.content.lookAt")}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
        {mayEdit && (
          <TextButton
            label="console.content.restore"
            aria-label={label("console.content.restore")}
            onClick={onRestore}
          />
        )}
      </Stack>
      <Collapse in={isOpen} unmountOnExit>
        <Box sx={{ py: 2 }}>
          <FieldsRead fields={fields} value={item} />
        </Box>
      </Collapse>
    </ListItem>
  )
}
