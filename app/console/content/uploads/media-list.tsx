import { Box, Typography } from "@mui/material"
import { useState } from "react"
import {
  List,
  Pagination,
  SelectInput,
  TopToolbar,
  useListContext,
  useTranslate,
} from "react-admin"

import { FormDialog } from "../../form-dialog.tsx"
import { UploadIcon } from "../../icons.tsx"
import { usePermission } from "../../permission.tsx"
import { TextButton } from "../text-button.tsx"
import { MediumCard } from "./medium-card.tsx"
import { type Medium, UploadForm } from "./upload-form.tsx"

function UploadButton({ kind }: Pick<Medium, "kind">) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const title = `console.content.uploads.add.${kind}`
  return (
    <>
      <TextButton label={title} startIcon={<UploadIcon />} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <FormDialog onClose={close} title={translate(title)}>
          <UploadForm kind={kind} button="console.content.uploads.upload" onUploaded={close} />
        </FormDialog>
      )}
    </>
  )
}

const kinds = ["picture", "pdf"].map((id) => ({ id, name: `console.content.uploads.kinds.${id}` }))

const filters = [
  <SelectInput
    key="kind"
    source="kind"
    label="console.content.uploads.kind"
    choices={kinds}
    alwaysOn
  />,
]

function Actions() {
  const may = usePermission()
  return (
    <TopToolbar sx={{ whiteSpace: "nowrap", flexWrap: { xs: "wrap", sm: "nowrap" } }}>
      {may("content.edit") && (
        <>
          <UploadButton kind="picture" />
          <UploadButton kind="pdf" />
        </>
      )}
    </TopToolbar>
  )
}

function Cards() {
  const { data = [], isPending } = useListContext<Medium>()
  const translate = useTranslate()
  if (!isPending && data.length === 0) {
    return <Typography sx={{ p: 2 }}>{translate("console.content.uploads.none")}</Typography>
  }
  return (
    <Box
      component="ul"
      sx={{
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(min(16em, 100%), 1fr))",
        gap: 2,
        m: 0,
        p: 2,
        listStyle: "none",
      }}
    >
      {data.map((medium) => (
        <MediumCard key={medium.id} medium={medium} />
      ))}
    </Box>
  )
}

/** Media library, newest first: alternative text and usage of each upload. */
export function MediaList() {
  return (
    <List
      filters={filters}
      actions={<Actions />}
      perPage={24}
      pagination={<Pagination rowsPerPageOptions={[24, 48, 96]} />}
    >
      <Cards />
    </List>
  )
}
