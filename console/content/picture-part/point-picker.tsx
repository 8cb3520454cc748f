import { Box } from "@mui/material"
import type { KeyboardEvent, PointerEvent } from "react"

import { type Crop, type Focus, focusStep, nearestFocus } from "#domain/fields/crop.ts"

import { usePartTexts } from "./texts.ts"

interface PointPickerProps {
  src: string
  crop: Crop
  focus: Focus
  onChange: (focus: Focus) => void
}

const moves: Record<string, Focus> = {
  ArrowLeft: { x: -focusStep, y: 0 },
  ArrowRight: { x: focusStep, y: 0 },
  ArrowUp: { x: 0, y: -focusStep },
  ArrowDown: { x: 0, y: focusStep },
}

/** The point of a part that a press or an arrow key leads to. */
const pressed = ({ currentTarget, clientX, clientY }: PointerEvent) => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return nearestFocus({
    x: ((clientX - left) / width) * 100,
    y: ((clientY - top) / height) * 100,
  })
}

const marker = {
  position: "absolute",
  width: 28,
  height: 28,
  m: "-14px",
  border: "3px solid #fff",
  borderRadius: "50%",
  outline: "3px solid #14297a",
  pointerEvents: "none",
}

/** The whole picture, with the part that remains in full light, and its focal point. */
export function PointPicker({ src, crop, focus, onChange }: PointPickerProps) {
  const t = usePartTexts()
  const move = (event: KeyboardEvent) => {
    const step = moves[event.key]
    if (!step) return
    event.preventDefault()
    onChange(nearestFocus({ x: focus.x + step.x, y: focus.y + step.y }))
  }
  return (
    <Box sx={{ position: "relative", overflow: "hidden", lineHeight: 0, width: "fit-content" }}>
      <Box component="img" src={src} alt="" sx={{ maxWidth: "100%", maxHeight: 320 }} />
      <Box
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input has one direction, this has two
        role="slider"
        tabIndex={0}
        aria-label={t("point")}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={focus.x}
        aria-valuetext={t("pointAt", { ...focus })}
        onKeyDown={move}
        onPointerDown={(event) => onChange(pressed(event))}
        sx={{
          position: "absolute",
          left: `${crop.x / 10}%`,
          top: `${crop.y / 10}%`,
          width: `${crop.width / 10}%`,
          height: `${crop.height / 10}%`,
          // All but the part is darkened.
          boxShadow: "0 0 0 2000px rgb(0 0 0 / 65%)",
          cursor: "crosshair",
          "&:focus-visible": { outline: "3px solid #ffb300", outlineOffset: "-3px" },
        }}
      >
        <Box sx={{ ...marker, left: `${focus.x}%`, top: `${focus.y}%` }} />
      </Box>
    </Box>
  )
}
