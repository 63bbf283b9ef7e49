import { useQuery, useSession } from '@transcreate/web-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { videoAddresses } from '../api.js';
import type { Player } from './player.js';

/** A ticket opens the video for 10 minutes; the next one is fetched after this many milliseconds. */
const RENEWAL = 8 * 60_000;
/** How often that is looked at, in milliseconds. */
const LOOK = 10_000;
/** A video that fails gets one new address by itself, but not over and over: this many milliseconds lie between two. */
const PATIENCE = 30_000;

/**
 * The addresses of the video and its captions, renewed in time without moving the picture: a video that plays gets new ones when it
 * stands still, and one whose bytes are all here needs none. `version` changes when there is another video.
 */
export function useVideoAddresses(player: Player, version: number) {
  const { ready } = useSession();
  const [isBroken, setIsBroken] = useState(false);
  const query = useQuery({
    queryKey: ['subtitles', 'video-addresses', version],
    queryFn: async () => {
      const addresses = await videoAddresses();
      player.hold();
      return addresses;
    },
    enabled: ready,
    staleTime: Infinity,
    gcTime: 0,
  });
  const { data, dataUpdatedAt, refetch } = query;

  const look = useEffectEvent(() => {
    const isOld = data !== undefined && Date.now() - dataUpdatedAt > RENEWAL;
    if (isOld && !player.isPlaying() && !player.isWhole()) void refetch();
  });
  useEffect(() => {
    const timer = setInterval(() => look(), LOOK);
    return () => clearInterval(timer);
  }, []);

  /** For the `<video>`'s own failure: its address may have become too old. */
  const onFailure = () => {
    if (Date.now() - dataUpdatedAt > PATIENCE) void refetch();
    else setIsBroken(true);
  };
  const retry = () => {
    setIsBroken(false);
    void refetch();
  };
  return { addresses: data, hasFailed: isBroken || query.isLoadingError, error: query.error, isFetching: query.isFetching, onFailure, retry };
}
