import { WakeArt, type WakeLine, type WakeProps } from './wake-art.tsx'

const lines: readonly WakeLine[] = [
  {
    d: 'M36.2 2.8c97.7 1.6 195.3 4.2 293 6c97.6 1.8 195.2 3.8 292.8 5.2',
  },
  {
    d: 'M24.1 6.4c199.3 2.9 398.6 4.9 597.9 7.6',
  },
  {
    d: 'M12 10.1c203.3 0.4 406.7 3.7 610 3.9',
  },
  {
    d: 'M0 14c207.3 0 414.7 0 622 0',
  },
  {
    d: 'M12 17.9c203.3-0.4 406.7-3.7 610-3.9',
  },
  {
    d: 'M24.1 21.6c199.3-2.9 398.6-4.9 597.9-7.6',
  },
  {
    d: 'M36.2 25.2c97.7-1.6 195.3-4.2 293-6c97.6-1.8 195.2-3.8 292.8-5.2',
  },
]

export function Thread(props: WakeProps) {
  return (
    <WakeArt
      {...props}
      viewBox="0 0 640 28"
      lines={lines}
      lineWidth={1.3}
      fade={{ x1: 0, y1: 14, x2: 620, y2: 14, from: 0, to: 0.9 }}
      point={{ x: 622, y: 14, r: 4 }}
    />
  )
}
