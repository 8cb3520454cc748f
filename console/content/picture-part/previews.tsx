import { Box, Typography } from "@mui/material"

import { type Crop, cropInPixels, type Focus, visiblePart } from "#domain/fields/crop.ts"

import { usePartTexts } from "./texts.ts"

/** The ratios in which the site cuts pictures. */
const ratios = { wide: 16 / 7, card: 8 / 5, portrait: 4 / 5 }

interface PreviewProps {
  src: string
  /** Of the whole picture, in pixels. */
  size: { width: number; height: number }
  crop: Crop
  focus: Focus
}

const previewHeight = 100

/** A part of a picture as a box of the site with this ratio shows it: the picture is moved behind its window. */
function Preview({ src, size, crop, focus, ratio }: PreviewProps & { ratio: number }) {
  const part = cropInPixels(crop, size)
  const seen = visiblePart(part, focus, ratio)
  const scale = previewHeight / seen.height
  return (
    <Box
      sx={{
        position: "relative",
        overflow: "hidden",
        width: Math.round(previewHeight * ratio),
        height: previewHeight,
        border: 1,
        borderColor: "divider",
      }}
    >
      <Box
        component="img"
        src={src}
        alt=""
        sx={{
          position: "absolute",
          maxWidth: "none",
          width: size.width * scale,
          height: size.height * scale,
          left: -(part.left + seen.left) * scale,
          top: -(part.top + seen.top) * scale,
        }}
      />
    </Box>
  )
}

/** How the site shows a part in each of its ratios. */
export function Previews(props: PreviewProps) {
  const t = usePartTexts()
  return (
    <Box>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {t("shown")}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        {(["wide", "card", "portrait"] as const).map((name) => (
          <Box component="figure" key={name} sx={{ m: 0 }}>
            <Preview {...props} ratio={ratios[name]} />
            <Typography component="figcaption" variant="body2">
              {t(name)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
