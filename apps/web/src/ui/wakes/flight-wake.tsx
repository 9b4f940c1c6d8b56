import { WakeArt, type WakeLine, type WakeProps } from './wake-art.tsx'

const lines: readonly WakeLine[] = [
  {
    d: 'M24.1 144.3c28.2-31.6 60.8-58.6 100.8-73.7c42.6-16 82.6-16 127.1-10.6',
    faint: true,
  },
  {
    d: 'M26.1 149.7c14.3-16.3 28.6-32 45.7-45.5c16.1-12.6 33.8-23.2 52.7-30.9c41.5-16.8 83.5-18.3 127.5-13.3',
  },
  {
    d: 'M28.3 155.3c26.4-33.3 56.5-62 95.9-79.3c18.9-8.3 39-13.7 59.5-16.4c22.9-2.9 45.4-1.5 68.3 0.4',
    faint: true,
  },
  {
    d: 'M30.7 160.8c25.1-33.6 54.8-63.9 93.3-82c42.2-19.9 82.1-22.4 128-18.8',
  },
  {
    d: 'M33.3 166.4c56.1-80.7 119.7-113.9 218.7-106.4',
    faint: true,
  },
  {
    d: 'M36 172c23.5-35.5 50.1-66.5 87.8-87.5c18.1-10.1 37.8-17.1 58.2-21.1c24.3-4.7 45.4-4.5 70-3.4',
  },
  {
    d: 'M42.2 172.2c21.4-34.6 48.5-65.7 84-86.2c39.7-22.9 80.7-27.9 125.8-26',
    faint: true,
  },
  {
    d: 'M48.3 172.4c47.9-79.9 109.8-115.8 203.7-112.4',
  },
  {
    d: 'M54.2 172.6c18.7-33.3 44.1-63.4 76.8-83.7c16.7-10.4 34.8-17.8 53.9-22.6c22.1-5.5 44.4-6.5 67.1-6.3',
    faint: true,
  },
  {
    d: 'M59.9 172.8c45.1-78.4 100.4-113.2 192.1-112.8',
  },
  {
    d: 'M65.5 173.1c18.8-32.9 37.9-60.1 70-81.5c34.7-23.1 75.3-31.6 116.5-31.6',
    faint: true,
  },
]

export function FlightWake(props: WakeProps) {
  return (
    <WakeArt
      {...props}
      viewBox="0 0 360 200"
      lines={lines}
      lineWidth={1.5}
      fade={{ x1: 20, y1: 170, x2: 252, y2: 60, from: 0.06, to: 1 }}
      point={{ x: 252, y: 60, r: 6 }}
    >
      <path
        d="M20 172H340"
        stroke="currentColor"
        strokeWidth="1.500"
        strokeLinecap="round"
        opacity=".4"
      />
      <path
        d="M266 62C292 70 312 96 322 158"
        stroke="currentColor"
        strokeWidth="1.500"
        strokeDasharray="5 6"
        opacity=".5"
      />
      <circle
        cx="324"
        cy="172"
        r="5"
        stroke="currentColor"
        strokeWidth="1.600"
        fill="var(--surface)"
      />
    </WakeArt>
  )
}
