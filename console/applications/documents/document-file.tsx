import { Box, Button } from "@mui/material"
import { useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"

import { callForFile } from "../../api/call.ts"
import { useNotifyError } from "../../api/use-request.ts"
import { Waiting } from "../../kit/page/waiting.tsx"
import { useApplication } from "../use-application.ts"
import { useDocumentTexts } from "./texts.ts"

interface Props {
  file: { file: string; bytes: number }
  name: string
}

/** Saves a PDF. It is never opened as a page of this site. */
function PdfFile({ file: { file, bytes }, name }: Props) {
  const text = useDocumentTexts()
  const notifyError = useNotifyError()
  const { id, application_number: number } = useApplication()
  const download = async () => {
    const response = await callForFile("GET /applications/:id/documents/:file", { id, file })
    const link = document.createElement("a")
    link.href = URL.createObjectURL(await response.blob())
    link.download = `${number} ${name}.pdf`
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <Button variant="outlined" onClick={() => void download().catch(notifyError)}>
      {text("download", { size: Math.ceil(bytes / 1024) })}
    </Button>
  )
}

const quarter = 90

/** A photo of a page, as wide as there is room, with a button that turns it on the screen. */
function PictureFile({ file: { file }, name }: Props) {
  const text = useDocumentTexts()
  const { id } = useApplication()
  const [turned, setTurned] = useState(0)
  const [address, setAddress] = useState<string>()
  const { data } = useQuery({
    queryKey: ["document-file", id, file],
    queryFn: async ({ signal }) => {
      const response = await callForFile("GET /applications/:id/documents/:file", { id, file })
      signal.throwIfAborted()
      return response.blob()
    },
    staleTime: Infinity,
    // What was seen does not stay in the memory of the browser.
    gcTime: 0,
  })
  useEffect(() => {
    if (!data) return undefined
    const url = URL.createObjectURL(data)
    setAddress(url)
    return () => URL.revokeObjectURL(url)
  }, [data])
  if (!address) return <Waiting />
  return (
    <>
      <Box
        component="img"
        src={address}
        alt={name}
        sx={{
          display: "block",
          width: "100%",
          maxHeight: "70vh",
          objectFit: "contain",
          border: 1,
          borderColor: "divider",
          bgcolor: "#fff",
          transform: `rotate(${turned}deg)`,
        }}
      />
      <Button size="small" onClick={() => setTurned((angle) => (angle + quarter) % 360)}>
        {text("turn")}
      </Button>
    </>
  )
}

/** One file of a document. */
export function DocumentFile(props: Props) {
  return props.file.file.endsWith(".pdf") ? <PdfFile {...props} /> : <PictureFile {...props} />
}
