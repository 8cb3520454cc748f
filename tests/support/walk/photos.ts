import sharp from "sharp"

import type { File } from "./hand.ts"

const size = { width: 1600, height: 1200 }

/** A sky, a building, a lawn and people in other places for each number, with the noise of a camera. */
const sceneOf = (number: number) => {
  const at = (factor: number, most: number) => (number * factor) % most
  const person = (index: number) => {
    const x = 120 + at(131 * (index + 1), 1350)
    const y = 760 + at(37 * (index + 2), 220)
    const colour = `hsl(${at(67 * (index + 1), 360)} 55% 45%)`
    return `<circle cx="${x}" cy="${y}" r="34" fill="#8d5a3b"/><rect x="${x - 42}" y="${y + 30}" width="84" height="190" rx="30" fill="${colour}"/>`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <rect width="1600" height="620" fill="hsl(${195 + at(7, 30)} 55% ${60 + at(5, 20)}%)"/>
    <rect y="600" width="1600" height="600" fill="hsl(${80 + at(11, 50)} 35% 38%)"/>
    <rect x="${100 + at(53, 400)}" y="260" width="900" height="380" fill="hsl(${8 + at(9, 25)} 45% 48%)"/>
    ${[0, 1, 2, 3, 4].map(person).join("")}
  </svg>`
}

/** A picture as a phone takes it: a JPEG of about two megapixels. */
export const makePhoto = async (number: number): Promise<File> => {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 18 }
  const grain = await sharp({ create: { ...size, channels: 3, background: "#808080", noise } })
    .png()
    .toBuffer()
  const buffer = await sharp(Buffer.from(sceneOf(number)))
    .composite([{ input: grain, blend: "soft-light" }])
    .jpeg({ quality: 85 })
    .toBuffer()
  return { name: `IMG_${number}.jpg`, mimeType: "image/jpeg", buffer }
}
