import { Box, Button } from "@mui/material"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"

import { isPictureSlot, queryItemLabel, slotOfField } from "#domain/applications/document-slots.ts"

import { call } from "../../api/call.ts"
import { useConsoleLanguage } from "../../kit/text/use-language.ts"
import { Picture } from "../show/pictures.tsx"
import { useApplication } from "../use-application.ts"
import { DocumentFile } from "./document-file.tsx"
import { DocumentViewer } from "./document-viewer.tsx"
import { useDocumentTexts } from "./texts.ts"

/** The documents and pictures of the application that is shown. */
export const useDocuments = () => {
  const { id, version } = useApplication()
  return useQuery({
    queryKey: ["documents", id, version],
    queryFn: ({ signal }) => call("GET /applications/:id/documents", { id }, signal),
  }).data
}

/** The photo or signature that the application has now; nothing for a document. */
export function FormerPicture({ name }: { name: string }) {
  const language = useConsoleLanguage()
  const application = useApplication()
  if (!isPictureSlot(name)) return "–"
  const file = application[`${name}_file`]
  return <Picture file={file} alt={queryItemLabel(name, language)} width={120} height={120} />
}

/** A file of an answer: a picture is shown, a document opens beside what the form says. */
export function SentFile({ id, name }: { id: number; name: string }) {
  const text = useDocumentTexts()
  const language = useConsoleLanguage()
  const documents = useDocuments()
  const [isOpen, setIsOpen] = useState(false)
  const slot = slotOfField(name)
  const sent = [
    ...(documents?.pictures ?? []),
    ...(documents?.slots.flatMap((one) => one.documents) ?? []),
  ].find((one) => one.id === id)
  if (!sent) return null
  const label = queryItemLabel(name, language)
  if (isPictureSlot(slot)) {
    return (
      <Box sx={{ width: 120 }}>
        <DocumentFile file={sent.files[0]!} name={label} />
      </Box>
    )
  }
  return (
    <>
      <Button
        size="small"
        aria-label={text("openOf", { name: label })}
        onClick={() => setIsOpen(true)}
      >
        {text("open")}
      </Button>
      {isOpen && (
        <DocumentViewer
          name={label}
          slot={slot}
          document={sent}
          canDecide={false}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
