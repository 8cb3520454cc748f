import { Box, Button, Typography } from "@mui/material"
import { type Dispatch, type SetStateAction, useState } from "react"

import { focusOf, uploadedId, withFocus } from "#domain/content/picture-sources.ts"
import { cropInPixels, isWhole, middle, wholePicture } from "#domain/fields/crop.ts"

import { call } from "../../api/call.ts"
import { useCall } from "../../api/use-request.ts"
import { FormDialog } from "../../kit/dialog/form-dialog.tsx"
import { ErrorAlert } from "../../kit/page/error-alert.tsx"
import { Waiting } from "../../kit/page/waiting.tsx"
import { cropOfEdges, type Edges, edgesOf, mostOf, sides } from "./edges.ts"
import { PointPicker } from "./point-picker.tsx"
import { Previews } from "./previews.tsx"
import { usePartTexts } from "./texts.ts"

/** A narrower picture looks blurred in a card of a phone with two dots a pixel. */
const fewPixels = 640

interface EdgeInputsProps {
  edges: Edges
  onChange: Dispatch<SetStateAction<Edges>>
}

function EdgeInputs({ edges, onChange }: EdgeInputsProps) {
  const t = usePartTexts()
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2">
        {t("cut")}
      </Typography>
      <Box
        sx={{ display: "grid", gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" }, columnGap: 3 }}
      >
        {sides.map((side) => (
          <Box component="label" key={side} sx={{ display: "grid", typography: "body2" }}>
            {t(side)}: {edges[side]} %
            <Box
              component="input"
              type="range"
              min={0}
              // The same for all: a range with its own end for each would move the handles of the others.
              max={90}
              value={edges[side]}
              onChange={(event: { target: { value: string } }) =>
                onChange((now) => ({
                  ...now,
                  [side]: Math.min(Number(event.target.value), mostOf(side, now)),
                }))
              }
              sx={{ minHeight: 32, width: "100%", m: 0 }}
            />
          </Box>
        ))}
      </Box>
    </Box>
  )
}

type Picture = NonNullable<ReturnType<typeof usePicture>["picture"]>

/** The whole picture of a reference, and the part and the point that it has now. */
const usePicture = (file: string) => {
  const { data, error } = useCall("GET /media/:id", { id: uploadedId(file)! })
  const whole = data?.original ?? data
  const { width = null, height = null } = whole ?? {}
  if (!whole || width === null || height === null) return { error, picture: undefined }
  const picture = {
    id: whole.id,
    file: whole.file,
    src: whole.src,
    size: { width, height },
    crop: data?.crop ?? wholePicture,
    focus: focusOf(file),
  }
  return { error, picture }
}

interface PartFormProps {
  picture: Picture
  onUse: (file: string) => void
  onClose: () => void
}

function PartForm({ picture, onUse, onClose }: PartFormProps) {
  const t = usePartTexts()
  const { id, src, size } = picture
  const [edges, setEdges] = useState(edgesOf(picture.crop))
  const [focus, setFocus] = useState(picture.focus)
  const crop = cropOfEdges(edges)
  const part = cropInPixels(crop, size)
  const point = focus ?? middle

  const send = async () => {
    const { file } = isWhole(crop) ? picture : await call("POST /media/:id/parts", { id, crop })
    onUse(withFocus(file, focus))
  }
  return (
    <FormDialog
      onClose={onClose}
      maxWidth="md"
      title={t("title")}
      send={send}
      submit={{ label: { text: t("use") } }}
      actions={
        <Button
          onClick={() => {
            setEdges(edgesOf(wholePicture))
            setFocus(undefined)
          }}
        >
          {t("reset")}
        </Button>
      }
    >
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", md: "1fr 1fr" } }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" sx={{ mb: 1 }}>
            {t("pointHint")}
          </Typography>
          <PointPicker src={src} crop={crop} focus={point} onChange={setFocus} />
        </Box>
        <Box sx={{ display: "grid", gap: 2, alignContent: "start", minWidth: 0 }}>
          <EdgeInputs edges={edges} onChange={setEdges} />
          <Typography component="output" variant="body2">
            {t("size", { width: part.width, height: part.height })}{" "}
            {part.width < fewPixels && t("small")}
          </Typography>
          <Previews src={src} size={size} crop={crop} focus={point} />
        </Box>
      </Box>
    </FormDialog>
  )
}

interface PartDialogProps extends Omit<PartFormProps, "picture"> {
  /** The name of an uploaded picture, as an item has it. */
  file: string
}

/** Chooses the part of a picture that an item shows, and the point that stays in view where the site cuts it. */
export function PartDialog({ file, ...props }: PartDialogProps) {
  const t = usePartTexts()
  const { picture, error } = usePicture(file)
  if (picture) return <PartForm picture={picture} {...props} />
  return (
    <FormDialog onClose={props.onClose} maxWidth="md" title={t("title")}>
      {error ? <ErrorAlert text={error.message} /> : <Waiting lines={6} />}
    </FormDialog>
  )
}
