import { Alert, Typography } from "@mui/material"

import type { UploadSpace } from "#server/platform/files/space-guard.ts"

import { useCall } from "../api/use-request.ts"
import { textsHook } from "../kit/text/use-language.ts"
import { useSizes } from "./use-sizes.ts"

const useSpaceTexts = textsHook({
  free: [
    "Free on the disk of the server: {free} of {size}.",
    "सर्वर की डिस्क पर ख़ाली: {size} में से {free}।",
  ],
  bucket: [
    "The files are in a bucket. How much room it has is not known here.",
    "फ़ाइलें एक बकेट में हैं। उसमें कितनी जगह है, यह यहाँ पता नहीं चलता।",
  ],
  low: [
    "The disk is nearly full. Delete files that no item uses, or ask the operator of the server to make room.",
    "डिस्क लगभग भर गई है। जो फ़ाइलें कहीं नहीं लगीं, उन्हें हटाएँ, या सर्वर चलाने वाले से जगह बनाने को कहें।",
  ],
  full: [
    "The disk is full, so no file can be uploaded. Delete files that no item uses, or ask the operator of the server to make room.",
    "डिस्क भर गई है, इसलिए कोई फ़ाइल अपलोड नहीं हो सकती। जो फ़ाइलें कहीं नहीं लगीं, उन्हें हटाएँ, या सर्वर चलाने वाले से जगह बनाने को कहें।",
  ],
})

/** Says that the room of a bucket is not known; nothing for files on the disk. */
export function BucketNote({ storage }: Pick<UploadSpace, "storage">) {
  const text = useSpaceTexts()
  if (storage !== "s3") return null
  return (
    <Typography variant="body2" color="textSecondary">
      {text("bucket")}
    </Typography>
  )
}

/** How much room there is for uploads, and a warning while there is little. */
export function FreeSpace({ storage, disk }: UploadSpace) {
  const text = useSpaceTexts()
  const { size } = useSizes()
  return (
    <>
      {disk?.isLow && (
        <Alert severity={disk.refusesUploads ? "error" : "warning"}>
          {text(disk.refusesUploads ? "full" : "low")}
        </Alert>
      )}
      {storage === "local" && disk && (
        <Typography variant="body2" color="textSecondary">
          {text("free", { free: size(disk.free), size: size(disk.total) })}
        </Typography>
      )}
      <BucketNote storage={storage} />
    </>
  )
}

/** The room for uploads, where files are uploaded; undefined until it is known. */
export const useUploadSpace = () => useCall("GET /upload-space", {}).data
