import { ApiError, useMutation, useQuery, useQueryClient } from '@transcreate/web-kit';
import type { Slide } from '@transcreate/contracts';
import { deleteSlide, listSlides, moveSlide } from '../../api/slides.js';

const SLIDES = ['slides'] as const;

/** The course's slides in their order, read anew whenever somebody comes to them. */
export function useSlides() {
  return useQuery({ queryKey: SLIDES, queryFn: ({ signal }) => listSlides(signal), staleTime: 0 });
}

/** What an admin changes in the list; it shows at once. */
export function useSlideChanges() {
  const queries = useQueryClient();
  const readAgain = () => void queries.invalidateQueries({ queryKey: SLIDES });
  const move = useMutation({
    mutationFn: ({ id, position }: { id: string; position: number }) => moveSlide(id, position),
    onSuccess: (slides) => queries.setQueryData<Slide[]>(SLIDES, slides),
    onError: readAgain,
  });
  const remove = useMutation({
    mutationFn: async (id: string) => {
      await deleteSlide(id).catch((error: unknown) => {
        // What another admin has deleted a moment before is deleted.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
    },
    onSuccess: (_, id) => {
      queries.setQueryData<Slide[]>(SLIDES, (known) => known?.filter((slide) => slide._id !== id));
      readAgain();
    },
  });
  return { move, remove, readAgain };
}
