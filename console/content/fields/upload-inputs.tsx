import { Alert, Box, Link } from "@mui/material"
import type { ReactNode } from "react"
import { useInput } from "react-admin"

import { pictureSources, uploadedId } from "#domain/content/picture-sources.ts"

import { useCall } from "../../api/use-request.ts"
import { OpeningButton, TextButton } from "../../kit/dialog/text-button.tsx"
import { lazyPart } from "../../kit/page/lazy-page.tsx"
import { useSizes } from "../../operations/use-sizes.ts"
import type { Collection } from "../collections.ts"
import { useCollection } from "../entry.tsx"
import { useUploadTexts } from "../uploads/texts.ts"
import { Group, UploadChoice, UploadTexts } from "./group.tsx"

const portrait = ["guide_portrait", "without_portrait"] as const
const place = ["guide_place", "without_place"] as const

/** How to take the picture with a phone, how the site crops it, and what it shows without one. */
const guides = {
  slides: ["guide_wide"],
  dignitaries: portrait,
  people: portrait,
  departments: place,
  facilities: place,
  campus_life: place,
  photos: ["guide_place"],
  albums: ["guide_place"],
  pages: ["guide_page"],
  menus: ["guide_section"],
} as const satisfies Partial<Record<Collection, readonly string[]>>

const guideOf = (collection: Collection) =>
  collection in guides ? guides[collection as keyof typeof guides] : []

const PartDialog = lazyPart(
  async () => (await import("../picture-part/part-dialog.tsx")).PartDialog,
)

interface PictureInputProps {
  source: string
  label: string
  isOptional: boolean
}

export function PictureInput({ source, label, isOptional }: PictureInputProps) {
  const t = useUploadTexts()
  const guide = guideOf(useCollection().collection)
  const { field, fieldState } = useInput<{ id: string }>({ source: `${source}.file` })
  const { field: english } = useInput({ source: `${source}.alt.en` })
  const { field: hindi } = useInput({ source: `${source}.alt.hi` })
  const set = (file: string, alt: { en: string; hi: string }) => {
    field.onChange(file)
    english.onChange(alt.en)
    hindi.onChange(alt.hi)
  }
  const error = fieldState.error?.message
  const image = (src: string) => (
    <Box
      component="img"
      src={src}
      alt=""
      sx={{ height: 120, maxWidth: "100%", objectFit: "contain" }}
    />
  )
  return (
    <Group
      source={source}
      label={label}
      hint={guide.map((key) => t(key)).join(" ")}
      isWrong={error !== undefined}
    >
      <UploadChoice
        kind="picture"
        label="console.content.choosePicture"
        shown={field.value && image(pictureSources(field.value).src)}
        error={error}
        onChoose={({ file, alt }) => set(file, alt)}
      >
        {uploadedId(field.value ?? "") && (
          <OpeningButton label={{ text: t("openPart") }}>
            {(close) => <PartDialog file={field.value} onClose={close} onUse={field.onChange} />}
          </OpeningButton>
        )}
        {isOptional && field.value && (
          <TextButton label="ra.action.remove" onClick={() => set("", { en: "", hi: "" })} />
        )}
      </UploadChoice>
      {(!isOptional || field.value) && <UploadTexts source={`${source}.alt`} name="alt" />}
    </Group>
  )
}

interface PdfUploadProps {
  source: string
  label: string
  children?: ReactNode
}

/** The upload of a field, to tell what could be read in it. */
const usePdf = (file: string) => {
  const id = /^media\/([0-9a-f]{32})\.pdf$/.exec(file)?.[1] ?? ""
  const { data } = useCall("GET /media/:id", { id }, { enabled: id !== "" })
  return data
}

/** Tells editors that a PDF is a scan, or that its text could not be read, and what to do. */
function PdfState({ file }: { file: string }) {
  const t = useUploadTexts()
  const state = usePdf(file)?.pdf?.state
  if (state !== "scan" && state !== "unreadable") return null
  return (
    <Alert severity="warning" sx={{ mb: 1 }}>
      {t(state)}
    </Alert>
  )
}

/** A PDF to choose or upload, with what could be read in it. */
function PdfUpload({ source, label, children }: PdfUploadProps) {
  const { field, fieldState } = useInput<{ id: string }>({ source: within(source, "file") })
  const { field: bytes } = useInput({ source: within(source, "bytes") })
  const { size } = useSizes()
  const error = fieldState.error?.message
  const link = (
    <Link href={`/${field.value}`} target="_blank">
      {["PDF", bytes.value && size(bytes.value)].filter(Boolean).join(", ")}
    </Link>
  )
  return (
    <Group source={source} label={label} isWrong={error !== undefined}>
      <UploadChoice
        kind="pdf"
        label="console.content.chooseFile"
        shown={field.value && link}
        error={error}
        onChoose={(medium) => {
          field.onChange(medium.file)
          bytes.onChange(medium.bytes)
        }}
      />
      {field.value && <PdfState file={field.value} />}
      {children}
    </Group>
  )
}

const within = (source: string, name: string) => (source ? `${source}.${name}` : name)

export function AttachmentInput({ source, label }: { source: string; label: string }) {
  return (
    <PdfUpload source={source} label={label}>
      <UploadTexts source={within(source, "title")} name="title" />
    </PdfUpload>
  )
}

export const PdfInput = PdfUpload
