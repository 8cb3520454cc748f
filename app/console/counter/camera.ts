interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}
type BarcodeDetector = new (options: { formats: string[] }) => Detector

/** The browser's own reader of codes: Chrome on Android and macOS has one. */
const detectorOf = (window: object) =>
  (window as { BarcodeDetector?: BarcodeDetector }).BarcodeDetector

/** Whether this browser reads QR codes, and has a camera to ask for. */
export const canScan = () =>
  detectorOf(globalThis) !== undefined && navigator.mediaDevices !== undefined

/** Milliseconds between two looks at the picture. */
const lookMs = 200

/** Shows the camera in a video and gives the first QR code that it sees. Fails without permission. Ends with `signal`. */
export const scanCode = async (video: HTMLVideoElement, signal: AbortSignal): Promise<string> => {
  const Reader = detectorOf(globalThis)!
  const reader = new Reader({ formats: ["qr_code"] })
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } })
  try {
    video.srcObject = stream
    await video.play()
    for (;;) {
      signal.throwIfAborted()
      const [code] = await reader.detect(video)
      if (code) return code.rawValue
      await new Promise((resolve) => setTimeout(resolve, lookMs))
    }
  } finally {
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
}
