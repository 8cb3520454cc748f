import { Box, Stack } from "@mui/material"
import { useState } from "react"

import { hasLeft } from "#domain/applications/workflow.ts"

import { lazyDialog } from "../../kit/dialog/lazy-dialog.tsx"
import { TextButton } from "../../kit/dialog/text-button.tsx"
import { useText } from "../../kit/text/use-language.ts"
import { usePermission } from "../../permission.tsx"
import { useApplication } from "../use-application.ts"

const PicturesDialog = lazyDialog(() =>
  import("./pictures-dialog.tsx").then((file) => file.PicturesDialog),
)

export function Picture({
  file,
  alt,
  width,
  height,
}: Record<"file" | "alt", string> & Record<"width" | "height", number>) {
  const t = useText()
  const size = { width, height, border: 1, borderColor: "divider", bgcolor: "#fff" }
  return file ? (
    <Box
      component="img"
      src={`/uploads/${file}`}
      alt={alt}
      sx={{ ...size, objectFit: "contain" }}
    />
  ) : (
    <Box sx={{ ...size, display: "grid", placeItems: "center", textAlign: "center" }}>
      {t("console.applications.noPhoto")}
    </Box>
  )
}

/** Photo and signature, with the button that replaces them. */
export function Pictures() {
  const t = useText()
  const may = usePermission()
  const [isOpen, setIsOpen] = useState(false)
  const { applicant_name: name, image_file, signature_file, status } = useApplication()
  const mayReplace = may("applications.enter") && !hasLeft(status)
  return (
    <Stack spacing={0.5} sx={{ width: 120, flexShrink: 0, alignItems: "flex-start" }}>
      <Picture
        file={image_file}
        alt={t("console.applications.photo", { name })}
        width={120}
        height={150}
      />
      <Picture
        file={signature_file}
        alt={t("console.applications.signature")}
        width={120}
        height={40}
      />
      {mayReplace && (
        <TextButton
          label="console.pictures.replace"
          onClick={() => setIsOpen(true)}
          sx={{ px: 0, justifyContent: "flex-start" }}
        />
      )}
      {/* Stays open if a colleague decides meanwhile: the chosen pictures must not be lost. */}
      {isOpen && <PicturesDialog onClose={() => setIsOpen(false)} />}
    </Stack>
  )
}
