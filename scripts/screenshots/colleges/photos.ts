// Pictures that look like photographs, drawn from a number: light, blur and grain, in the sizes and ratios that phones take.
import sharp from "sharp"

/** Sizes as phones and cameras give them: landscape, portrait, square, wide, and a small old one. */
const sizes = [
  { width: 2000, height: 1500 },
  { width: 1200, height: 1600 },
  { width: 1600, height: 900 },
  { width: 1200, height: 1200 },
  { width: 640, height: 480 },
] as const

/** Numbers from 0 to 1 that depend on the seed alone. */
const numbersFrom = (seed: number) => {
  let state = seed * 2_654_435_761 + 1
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const skin = ["#c68642", "#8d5524", "#e0ac69", "#a8703c"]
const cloth = ["#7a2f3a", "#2f4a7a", "#e8e3d6", "#2f6b4f", "#c9962b", "#4b3a5e"]

type Next = () => number
const pick = (list: readonly string[], next: Next) => list[Math.floor(next() * list.length)]!

/** Head and shoulders with hair, centred at x, the head's middle at y. */
const person = (x: number, y: number, size: number, next: Next) => `
  <ellipse cx="${x}" cy="${y + size * 2.6}" rx="${size * 1.7}" ry="${size * 1.6}" fill="${pick(cloth, next)}"/>
  <rect x="${x - size * 0.35}" y="${y + size * 0.6}" width="${size * 0.7}" height="${size}" fill="${pick(skin, next)}"/>
  <ellipse cx="${x}" cy="${y - size * 0.25}" rx="${size * 0.86}" ry="${size}" fill="#1d1512"/>
  <ellipse cx="${x}" cy="${y}" rx="${size * 0.74}" ry="${size * 0.95}" fill="${pick(skin, next)}"/>`

/** A building with rows of windows, trees and a lawn. */
const campus = (next: Next) => {
  const windows = Array.from({ length: 21 }, (_, at) => {
    const [column, row] = [at % 7, Math.floor(at / 7)]
    return `<rect x="${210 + column * 85}" y="${300 + row * 85}" width="42" height="52" fill="#2c3540"/>`
  })
  const trees = Array.from({ length: 5 }, () => {
    const [x, radius] = [next() * 1000, 60 + next() * 60]
    return `<circle cx="${x}" cy="${560 - radius / 2}" r="${radius}" fill="#3d5a2a"/>`
  })
  return `<rect x="170" y="260" width="660" height="330" fill="${pick(["#b5583f", "#d8b98a", "#c9c2b4"], next)}"/>
    ${windows.join("")}${trees.join("")}
    <rect y="575" width="1000" height="425" fill="#6d8a45"/>
    <polygon points="430,575 570,575 760,1000 240,1000" fill="#b9a283"/>`
}

/** People in a row before a wall. */
const group = (next: Next) => {
  const count = 4 + Math.floor(next() * 5)
  const people = Array.from({ length: count }, (_, at) =>
    person(((at + 0.5) * 1000) / count, 480 + next() * 50, 420 / count, next),
  )
  return `<rect y="150" width="1000" height="700" fill="${pick(["#d9cdb4", "#9db0bd", "#b7a58d"], next)}"/>
    <rect y="800" width="1000" height="200" fill="#7d6a55"/>${people.join("")}`
}

const portrait = (next: Next) =>
  `<rect width="1000" height="1000" fill="${pick(["#8796a5", "#a39382", "#7f8f7d"], next)}"/>${person(500, 430, 210, next)}`

const scenes = { campus, group, portrait }
export type Scene = keyof typeof scenes

/** A JPEG of a scene. Equal seeds give equal pictures. */
export const drawPhoto = async (scene: Scene, seed: number): Promise<Buffer> => {
  const next = numbersFrom(seed)
  const { width, height } = scene === "portrait" ? sizes[1] : sizes[seed % sizes.length]!
  const hour = next()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1000 1000" preserveAspectRatio="xMidYMid slice">
    <defs>
      <linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${205 + hour * 15} 55% ${55 + hour * 20}%)"/><stop offset="1" stop-color="#f2e6d0"/></linearGradient>
      <radialGradient id="light" cx="${0.2 + hour * 0.6}" cy="0.15" r="1"><stop stop-color="#fff3d0" stop-opacity="0.45"/><stop offset="0.6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.4"/></radialGradient>
      <filter id="soft"><feGaussianBlur stdDeviation="2.5"/></filter>
    </defs>
    <rect width="1000" height="1000" fill="url(#sky)"/>
    <g filter="url(#soft)">${scenes[scene](next)}</g>
    <rect width="1000" height="1000" fill="url(#light)"/></svg>`
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: 22 },
    },
  })
    .png()
    .toBuffer()
  return sharp(Buffer.from(svg))
    .composite([{ input: grain, blend: "soft-light" }])
    .jpeg({ quality: 88 })
    .toBuffer()
}
