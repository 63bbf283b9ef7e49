-- Gives a translation a rank, moves it to this one, or, with no rank, takes it back, and answers its votes counted anew; `own` or `own_group` when
-- it is the voter's or of a group in whose name they submitted; no row when it is not, or no longer, to be voted for. One function, because a
-- vote is what a whole class sends at the same moment: it is one trip to the database, and each of its statements sees what others have
-- committed while the one before waited.
--
-- One person's votes are taken one at a time, at a lock of their own: two moves at once that swap two ranks would each wait for the other's
-- unique index entry. The translation's row is then held, so that its counts are those of its votes. A rank that the voter gave to another
-- translation of the example breaks the primary key of votes.
CREATE FUNCTION cast_vote(voter UUID, translation UUID, given SMALLINT)
RETURNS TABLE (outcome TEXT, rank_1 INTEGER, rank_2 INTEGER, rank_3 INTEGER) LANGUAGE plpgsql AS $$
DECLARE
    candidate RECORD;
BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended(voter::text, 0));
    SELECT s.source_text_id, s.user_id = voter AS is_own, EXISTS (
        SELECT 1 FROM submission own
        WHERE own.user_id = voter AND own.source_text_id = s.source_text_id AND own.group_number = s.group_number
    ) AS is_of_own_group
    INTO candidate
    FROM submission s JOIN source_text t ON t.id = s.source_text_id
    WHERE s.id = translation AND s.status <> 'rejected' AND t.closed_at IS NULL
    FOR NO KEY UPDATE OF s;
    IF NOT FOUND THEN
        RETURN;
    ELSIF given IS NULL THEN
        DELETE FROM vote v WHERE v.user_id = voter AND v.submission_id = translation;
    ELSIF candidate.is_own OR candidate.is_of_own_group THEN
        outcome := CASE WHEN candidate.is_own THEN 'own' ELSE 'own_group' END;
        RETURN NEXT;
        RETURN;
    ELSE
        INSERT INTO vote (user_id, submission_id, source_text_id, rank) VALUES (voter, translation, candidate.source_text_id, given)
        ON CONFLICT (user_id, submission_id) DO UPDATE SET rank = excluded.rank;
    END IF;
    RETURN QUERY
    UPDATE submission s SET (rank_1_count, rank_2_count, rank_3_count) = (
        SELECT count(*) FILTER (WHERE v.rank = 1), count(*) FILTER (WHERE v.rank = 2), count(*) FILTER (WHERE v.rank = 3)
        FROM vote v WHERE v.submission_id = translation
    )
    WHERE s.id = translation
    RETURNING 'cast', s.rank_1_count, s.rank_2_count, s.rank_3_count;
END $$;
