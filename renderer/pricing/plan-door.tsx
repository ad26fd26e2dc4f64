import BusyDoor from '#renderer/art/pricing/door-busy.svg?server'
import FirstDoor from '#renderer/art/pricing/door-first.svg?server'
import GreatDoor from '#renderer/art/pricing/door-great.svg?server'
import OpenDoor from '#renderer/art/pricing/door-open.svg?server'
import LetterBox from '#renderer/art/pricing/room-letter-box.svg?server'
import TelephoneTable from '#renderer/art/pricing/room-telephone-table.svg?server'
import WaitingRoom from '#renderer/art/pricing/room-waiting-room.svg?server'
import Workbench from '#renderer/art/pricing/room-workbench.svg?server'
import { door, foot, wall } from './pricing.css.ts'

const doors = [FirstDoor, OpenDoor, BusyDoor, GreatDoor]

/** The plan as a door; larger plans have taller doors. `place` counts from 0. */
export function PlanDoor({ place }: { place: number }) {
  const Door = doors[place % doors.length]
  return <div className={door}>{Door && <Door />}</div>
}

const rooms = [LetterBox, WaitingRoom, TelephoneTable, Workbench]

export function PlanRoom({ place }: { place: number }) {
  const Room = rooms[place % rooms.length]
  return <div className={foot}>{Room && <Room styles={{ wall }} />}</div>
}
