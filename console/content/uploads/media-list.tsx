import { Box, Typography } from "@mui/material"
import { ListNoResults, useListContext } from "react-admin"

import { FormDialog } from "../../kit/dialog/form-dialog.tsx"
import { OpeningButton } from "../../kit/dialog/text-button.tsx"
import { UploadIcon } from "../../kit/page/icons.tsx"
import type { FilterField } from "../../kit/table/filters.ts"
import { ListPage } from "../../kit/table/list-page.tsx"
import { useText } from "../../kit/text/use-language.ts"
import { usePermission } from "../../permission.tsx"
import { MediumCard } from "./medium-card.tsx"
import { type Medium, UploadForm } from "./upload-form.tsx"
import { useUploadFormTexts } from "./upload-texts.ts"

function UploadButton({ kind }: { kind: (typeof uploadable)[number] }) {
  const title = useUploadFormTexts()(`add_${kind}`)
  return (
    <OpeningButton label={{ text: title }} startIcon={<UploadIcon />}>
      {(close) => (
        <FormDialog onClose={close} title={title}>
          <UploadForm kind={kind} button="console.content.uploads.upload" onUploaded={close} />
        </FormDialog>
      )}
    </OpeningButton>
  )
}

const kinds = ["picture", "pdf", "video", "captions"] as const

/** Captions are uploaded in the form of their video. */
const uploadable = ["picture", "pdf", "video"] as const

const useFilters = (): FilterField[] => {
  const t = useText()
  const text = useUploadFormTexts()
  const choices = kinds.map((id) => ({ id, name: text(`kind_${id}`) }))
  const label = t("console.content.uploads.kind")
  return [{ source: "kind", label, kind: "choice", choices }]
}

function Actions() {
  const may = usePermission()
  if (!may("content.edit")) return null
  return (
    <>
      {uploadable.map((kind) => (
        <UploadButton key={kind} kind={kind} />
      ))}
    </>
  )
}

function Empty() {
  const t = useText()
  const { filterValues } = useListContext()
  if (Object.keys(filterValues).length > 0) return <ListNoResults />
  return <Typography sx={{ p: 2 }}>{t("console.content.uploads.none")}</Typography>
}

function Cards() {
  const { data = [] } = useListContext<Medium>()
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
  const t = useText()
  return (
    <ListPage
      searchLabel={t("ra.action.search")}
      filters={useFilters()}
      actions={<Actions />}
      empty={<Empty />}
    >
      <Cards />
    </ListPage>
  )
}
